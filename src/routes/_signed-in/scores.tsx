import { createFileRoute } from "@tanstack/react-router";
import type { Metric } from "../../analysis/metric/metric.ts";
import { narrowedTo } from "../../features/nps/scores/metric-in.ts";
import { ScoresScreen } from "../../features/nps/scores/scores-screen.tsx";
import { AboutButton, ReportButton } from "../../features/reports/report-buttons.tsx";
import { searchOf } from "../../filters/search.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { ListViews } from "../-list-views.tsx";

export const Route = createFileRoute("/_signed-in/scores")({
  validateSearch: searchOf("scores"),
  staleTime: Infinity,
  loader: allWords,
  component: ScoresPage,
});

function ScoresPage() {
  const screen = useScreen("scores", Route.useSearch());
  const toolsOf = (metric: Metric) => {
    const on = { metric, values: narrowedTo(metric, screen.values), zone: screen.zone };
    return (
      <>
        <AboutButton {...on} />
        <ReportButton {...on} />
        <ListViews screen="/scores" />
      </>
    );
  };
  return <ScoresScreen screen={screen} toolsOf={toolsOf} />;
}
