import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Failure } from "../../ui/failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Taken } from "./views-file.ts";

/** What came of a file of views, entry by entry: nothing is left out without a word. */
export function TakenNotice({ taken }: { readonly taken: Taken }) {
  const { t } = useLingui();
  if (taken.kind === "refused") {
    const reasons = {
      "too-large": t`It is too large to be a file of saved views.`,
      "not-json": t`It is not JSON.`,
      "no-views": t`It is JSON, but not what “Export all views” writes.`,
    };
    return <Failure title={t`This file can’t be imported`} detail={reasons[taken.reason]} />;
  }
  const { added, same, renamed, unusable, personal } = taken;
  const said = [
    t`${plural(added, { 0: "No view was imported.", one: "# view was imported.", other: "# views were imported." })}`,
    same > 0 && t`${plural(same, { one: "# was here already.", other: "# were here already." })}`,
    ...renamed.map(({ from, to }) => t`The name “${from}” was taken: it is called “${to}” here.`),
    unusable > 0 &&
      t`${plural(unusable, { one: "# entry is no view that can be opened here.", other: "# entries are no views that can be opened here." })}`,
    personal > 0 &&
      t`${plural(personal, {
        one: "# view was left out: it holds what looks like an e-mail address or a phone number.",
        other: "# views were left out: they hold what looks like an e-mail address or a phone number.",
      })}`,
  ];
  return <Notice>{said.filter((text) => text !== false).join(" ")}</Notice>;
}
