import { createFileRoute } from "@tanstack/react-router";
import { useSurveyFigures } from "../../features/nps/data/use-survey-figures.ts";
import { SurveysScreen } from "../../features/surveys/surveys-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/surveys/")({
  validateSearch: searchOf("surveys"),
  staleTime: Infinity,
  loader: allWords,
  component: SurveysPage,
});

function SurveysPage() {
  const screen = useScreen("surveys", Route.useSearch());
  return <SurveysScreen screen={screen} numbers={useSurveyFigures(screen)} />;
}
