import { createFileRoute, Outlet, useMatch } from "@tanstack/react-router";
import { useBeside } from "../../features/chains/table/use-beside.ts";
import { searchOf } from "../../filters/search.ts";
import { Route as List } from "./responses.index.tsx";

export const Route = createFileRoute("/_signed-in/responses")({
  validateSearch: searchOf("responses"),
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  component: Responses,
});

/** The list, alone or with one of its chains beside it; a chain that was opened by itself takes its place. */
function Responses() {
  const opened = useMatch({ from: "/_signed-in/responses/$id", shouldThrow: false }) !== undefined;
  const beside = useBeside() !== undefined;
  const ListScreen = List.options.component;
  if ((opened && !beside) || ListScreen === undefined) return <Outlet />;
  return (
    <div data-beside={beside || undefined}>
      <div>
        <ListScreen />
      </div>
      {beside ? <Outlet /> : null}
    </div>
  );
}
