import { createFileRoute } from "@tanstack/react-router";
import { NpsScreen } from "../../features/nps/nps-screen.tsx";

export const Route = createFileRoute("/_signed-in/nps")({ component: NpsScreen });
