import { listColumns } from "../features/chains/columns/list-columns.ts";
import { ViewsButton } from "../features/views/views-button.tsx";
import type { ViewScreen } from "../features/views/view.ts";

/** Saved views, with the columns of the list of responses. */
export function ListViews({ screen }: { readonly screen: ViewScreen }) {
  return <ViewsButton screen={screen} columns={listColumns} />;
}
