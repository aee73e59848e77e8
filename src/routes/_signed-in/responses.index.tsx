import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { ResponsesScreen } from "../../features/chains/responses-screen.tsx";
import { useScreen } from "../../filters/use-screen.ts";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { HeaderTools } from "../../ui/page-header.tsx";

const ListViews = lazy(async () => ({ default: (await import("../-list-views.tsx")).ListViews }));

export const Route = createFileRoute("/_signed-in/responses/")({ component: ResponsesPage });

function ResponsesPage() {
  const screen = useScreen("responses", Route.useSearch());
  const tools = (
    <AfterFirstContent>
      <ListViews screen="/responses" />
    </AfterFirstContent>
  );
  return (
    <HeaderTools value={tools}>
      <ResponsesScreen screen={screen} />
    </HeaderTools>
  );
}
