import { createFileRoute } from "@tanstack/react-router";
import { ChainScreen } from "../../features/chains/detail/chain-screen.tsx";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/responses/$id")({ loader: allWords, component: ChainPage });

function ChainPage() {
  return <ChainScreen id={Route.useParams().id} />;
}
