import { createFileRoute } from "@tanstack/react-router";
import { SurveyScreen } from "../../features/summaries/survey-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/surveys/$id")({
  validateSearch: searchOf("survey"),
  staleTime: Infinity,
  loader: allWords,
  component: SurveyPage,
});

function SurveyPage() {
  return <SurveyScreen id={Route.useParams().id} screen={useScreen("survey", Route.useSearch())} />;
}
