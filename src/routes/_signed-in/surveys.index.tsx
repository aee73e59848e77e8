import { createFileRoute } from "@tanstack/react-router";
import { SurveysScreen } from "../../features/surveys/surveys-screen.tsx";
import { searchOf } from "../../filters/search.ts";
import { useScreen } from "../../filters/use-screen.ts";

export const Route = createFileRoute("/_signed-in/surveys/")({
  validateSearch: searchOf("surveys"),
  component: SurveysPage,
});

function SurveysPage() {
  return <SurveysScreen screen={useScreen("surveys", Route.useSearch())} />;
}
