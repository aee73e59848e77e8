import { createFileRoute } from "@tanstack/react-router";
import { NpsScreen } from "../../features/nps/nps-screen.tsx";
import { ListViews } from "../-list-views.tsx";
import { allWords } from "../../i18n/interface-language.ts";
import { HeaderTools } from "../../ui/page-header.tsx";

export const Route = createFileRoute("/_signed-in/nps")({
  staleTime: Infinity,
  loader: allWords,
  component: NpsPage,
});

function NpsPage() {
  return (
    <HeaderTools value={<ListViews screen="/nps" />}>
      <NpsScreen />
    </HeaderTools>
  );
}
