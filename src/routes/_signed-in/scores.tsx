import { createFileRoute } from "@tanstack/react-router";
import { ScoresScreen } from "../../features/nps/scores/scores-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { useScreen } from "../../filters/use-screen.ts";

export const Route = createFileRoute("/_signed-in/scores")({
  validateSearch: searchOf("scores"),
  staleTime: Infinity,
  loader: allWords,
  component: ScoresPage,
});

function ScoresPage() {
  return <ScoresScreen screen={useScreen("scores", Route.useSearch())} />;
}
