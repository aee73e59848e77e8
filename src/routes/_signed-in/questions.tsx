import { createFileRoute } from "@tanstack/react-router";
import { QuestionsScreen } from "../../features/questions/questions-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/questions")({
  validateSearch: searchOf("questions"),
  staleTime: Infinity,
  loader: allWords,
  component: QuestionsPage,
});

function QuestionsPage() {
  return <QuestionsScreen screen={useScreen("questions", Route.useSearch())} />;
}
