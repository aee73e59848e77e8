import { createFileRoute } from "@tanstack/react-router";
import { QuestionsScreen } from "../../features/questions/questions-screen.tsx";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/questions")({
  staleTime: Infinity,
  loader: allWords,
  component: QuestionsScreen,
});
