import { createFileRoute } from "@tanstack/react-router";
import { ResponsesScreen } from "../../features/chains/responses-screen.tsx";

export const Route = createFileRoute("/_signed-in/responses/")({ component: ResponsesScreen });
