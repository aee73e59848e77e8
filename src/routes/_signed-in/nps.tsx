import { createFileRoute } from "@tanstack/react-router";
import { NpsScreen } from "../../features/nps/screen/nps-screen.tsx";
import { AboutButton, ReportButton } from "../../features/reports/report-buttons.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { ListViews } from "../-list-views.tsx";
import { HeaderTools } from "../../ui/page-header.tsx";

export const Route = createFileRoute("/_signed-in/nps")({
  validateSearch: searchOf("nps"),
  staleTime: Infinity,
  loader: async () => (await import("../../i18n/later-words.ts")).chartWords(),
  component: NpsPage,
});

function NpsPage() {
  const screen = useScreen("nps", Route.useSearch());
  const { values, zone } = screen;
  const tools = (
    <>
      <AboutButton values={values} zone={zone} />
      <ReportButton values={values} zone={zone} />
      <ListViews screen="/nps" />
    </>
  );
  return (
    <HeaderTools value={tools}>
      <NpsScreen screen={screen} />
    </HeaderTools>
  );
}
