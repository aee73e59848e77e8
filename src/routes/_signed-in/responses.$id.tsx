import { createFileRoute } from "@tanstack/react-router";
import { ChainScreen } from "../../features/chains/detail/chain-screen.tsx";

export const Route = createFileRoute("/_signed-in/responses/$id")({ component: ChainPage });

function ChainPage() {
  return <ChainScreen id={Route.useParams().id} />;
}
