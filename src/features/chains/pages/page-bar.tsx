import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { knownOn } from "../list/known-on.ts";
import { NewChains } from "../list/new-chains.tsx";
import { ChosenCount } from "../list/chosen-count.tsx";
import { ListBar } from "../list/list-bar.tsx";
import type { PageInView } from "./use-page-in-view.ts";
import { ClientFilteredStatus } from "../all/client-filtered-status.tsx";
import type { Chosen } from "../table/use-chosen.ts";

interface PageBarProps {
  readonly screen: Screen;
  readonly page: PageInView;
  readonly chosen: Chosen;
}

/** The line over the rows of a page: how many there are in all, how many are chosen, and how many have come. */
export function PageBar({ screen, page, chosen }: PageBarProps) {
  const { t } = useLingui();
  const { list, clientFiltered } = page;
  const counted = useCounted(page);
  const zoned = t`times in ${screen.zone}`;
  const zonedAlone = t`Times in ${screen.zone}`;
  return (
    <ListBar screen={screen}>
      {clientFiltered === undefined ? null : <ClientFilteredStatus page={clientFiltered} of={list.size} />}
      <span data-at-pager>{counted === "" ? zonedAlone : `${counted} · ${zoned}`}</span>
      <ChosenCount chosen={chosen} />
      <NewChains screen={screen} known={knownOn(list.first)} onShow={clientFiltered?.readAgain} />
    </ListBar>
  );
}

/** "12,000 responses"; empty while that is not known, and where they are counted as they are looked through. */
function useCounted({ list: { size }, isClientFiltered }: PageInView): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const { rows, exact } = size;
  if (isClientFiltered) return "";
  if (exact) return t`${plural(rows, { one: "# response", other: "# responses" })}`;
  return rows === 0 ? "" : t`more than ${number(rows)} responses`;
}
