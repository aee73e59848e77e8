import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { askFirstPage } from "../../features/chains/queries/chains-query.ts";
import { ResponsesScreen } from "../../features/chains/responses-screen.tsx";
import { useScreen } from "../../filters/use-screen.ts";
import { HeaderTools } from "../../ui/page-header.tsx";
import { partAfterFirst } from "../../ui/schedule/late-part.tsx";

const ListViews = partAfterFirst(async () => (await import("../-list-views.tsx")).ListViews);

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
  return (
    <HeaderTools value={<ListViews screen="/responses" />}>
      <ResponsesScreen screen={screen} />
    </HeaderTools>
  );
}
