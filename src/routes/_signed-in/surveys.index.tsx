import { createFileRoute } from "@tanstack/react-router";
import { SurveysScreen } from "../../features/surveys/surveys-screen.tsx";

export const Route = createFileRoute("/_signed-in/surveys/")({ component: SurveysScreen });
