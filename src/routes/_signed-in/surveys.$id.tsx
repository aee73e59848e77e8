import { createFileRoute } from "@tanstack/react-router";
import { SurveyScreen } from "../../features/summaries/survey-screen.tsx";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/surveys/$id")({
  staleTime: Infinity,
  loader: allWords,
  component: SurveyPage,
});

function SurveyPage() {
  return <SurveyScreen id={Route.useParams().id} />;
}
