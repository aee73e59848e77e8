import { createFileRoute } from "@tanstack/react-router";
import { ReportButton } from "../../features/reports/report-buttons.tsx";
import { SurveyScreen } from "../../features/summaries/survey-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { HeaderTools } from "../../ui/page-header.tsx";

export const Route = createFileRoute("/_signed-in/surveys/$id")({
  validateSearch: searchOf("survey"),
  staleTime: Infinity,
  loader: allWords,
  component: SurveyPage,
});

function SurveyPage() {
  const { id } = Route.useParams();
  const screen = useScreen("survey", Route.useSearch());
  return (
    <HeaderTools value={<ReportButton values={{ ...screen.values, survey: [id] }} zone={screen.zone} />}>
      <SurveyScreen id={id} screen={screen} />
    </HeaderTools>
  );
}
