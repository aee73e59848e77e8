import { createFileRoute } from "@tanstack/react-router";
import { NpsScreen } from "../../features/nps/nps-screen.tsx";
import { allWords } from "../../i18n/interface-language.ts";

export const Route = createFileRoute("/_signed-in/nps")({ loader: allWords, component: NpsScreen });
