import { createFileRoute } from "@tanstack/react-router";
import { listColumns } from "../../features/chains/columns/list-columns.ts";
import { NpsScreen } from "../../features/nps/nps-screen.tsx";
import { ViewsButton } from "../../features/views/views-button.tsx";
import { allWords } from "../../i18n/interface-language.ts";
import { HeaderTools } from "../../ui/page-header.tsx";

export const Route = createFileRoute("/_signed-in/nps")({ loader: allWords, component: NpsPage });

function NpsPage() {
  return (
    <HeaderTools value={<ViewsButton screen="/nps" columns={listColumns} />}>
      <NpsScreen />
    </HeaderTools>
  );
}
