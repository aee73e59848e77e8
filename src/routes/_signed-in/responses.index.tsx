import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { askFirstPage } from "../../features/chains/queries/chains-query.ts";
import { ResponsesScreen } from "../../features/chains/responses-screen.tsx";
import { useScreen } from "../../filters/use-screen.ts";
import { AfterFirstContent } from "../../ui/schedule/first-content.tsx";
import { HeaderTools } from "../../ui/page-header.tsx";
import { lazily } from "../../ui/schedule/late-part.tsx";

const ListViews = lazily(async () => (await import("../-list-views.tsx")).ListViews);

export const Route = createFileRoute("/_signed-in/responses/")({
  beforeLoad: ({ cause, context: { sessions, queries, connectionOf }, search }) => {
    const { session } = sessions.get();
    if (cause === "enter" && session !== undefined) askFirstPage(queries, connectionOf(session), search);
  },
  component: ResponsesPage,
});

/** The search is the one of the route above, which shows the list beside one of its chains too. */
const list = getRouteApi("/_signed-in/responses");

function ResponsesPage() {
  const screen = useScreen("responses", list.useSearch());
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
