import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { CommentsScreen } from "../../features/comments/comments-screen.tsx";
import { carried } from "../../filters/narrowing.ts";
import { searchFor, searchOf } from "../../filters/search.ts";
import { useScreen, type Screen } from "../../filters/use-screen.ts";
import { allWords } from "../../i18n/interface-language.ts";
import { ListViews } from "../-list-views.tsx";
import { HeaderTools } from "../../ui/page-header.tsx";
import { lazily } from "../../ui/schedule/late-part.tsx";

const BesidePanel = lazily(
  async () => (await import("../../features/chains/table/beside-panel.tsx")).BesidePanel,
);
const ChainScreen = lazily(
  async () => (await import("../../features/chains/detail/chain-screen.tsx")).ChainScreen,
);

export const Route = createFileRoute("/_signed-in/comments")({
  validateSearch: searchOf("comments"),
  staleTime: Infinity,
  loader: allWords,
  component: CommentsPage,
});

/** The comments, with the response that was opened from one of them beside them. */
function CommentsPage() {
  const screen = useScreen("comments", Route.useSearch());
  const { response } = screen.values;
  return (
    <div data-beside={response === undefined ? undefined : true}>
      <div>
        <HeaderTools value={<ListViews screen="/comments" />}>
          <CommentsScreen screen={screen} />
        </HeaderTools>
      </div>
      {response === undefined ? null : (
        <Suspense>
          <OpenResponse id={response} screen={screen} />
        </Suspense>
      )}
    </div>
  );
}

function OpenResponse({ id, screen }: { readonly id: string; readonly screen: Screen }) {
  const kept = carried(screen.values);
  const list: Screen = {
    ...screen,
    name: "responses",
    values: kept,
    unusable: [],
    searchWith: (patch) => searchFor("responses", { ...kept, ...patch }),
  };
  return (
    <BesidePanel id={id} screen={list} onClose={() => screen.change({ response: undefined })}>
      <ChainScreen id={id} screen={list} beside neighbours={false} />
    </BesidePanel>
  );
}
