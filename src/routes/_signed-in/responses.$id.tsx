import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BesidePanel } from "../../features/chains/table/beside-panel.tsx";
import { isBeside, useBeside } from "../../features/chains/table/use-beside.ts";
import { ChainScreen } from "../../features/chains/detail/chain-screen.tsx";
import { useScreen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/responses/$id")({
  beforeLoad: ({ location }) => ({ beside: isBeside(location) }),
  loader: allWords,
  staleTime: Infinity,
  component: ChainPage,
});

function ChainPage() {
  const { id } = Route.useParams();
  const screen = useScreen("responses", Route.useSearch());
  const navigate = useNavigate();
  if (useBeside() === undefined) return <ChainScreen id={id} screen={screen} />;
  return (
    <BesidePanel
      id={id}
      screen={screen}
      onClose={() =>
        void navigate({
          to: "/responses",
          search: screen.searchWith({ page: screen.values.page }),
          resetScroll: false,
        })
      }
    >
      <ChainScreen id={id} screen={screen} beside />
    </BesidePanel>
  );
}
