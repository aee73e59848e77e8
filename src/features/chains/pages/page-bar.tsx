import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ChosenCount, ListBar } from "../list/list-bar.tsx";
import type { PageInView } from "./use-page-in-view.ts";
import type { Chosen } from "../table/use-chain-table.ts";
import { type KnownChains, newChainsQuery } from "../../../client/new-chains-query.ts";
import type { Page } from "../../../client/page.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { fitting } from "../../../filters/conditions.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { NewResponses } from "../../../ui/new-responses.tsx";
import { LeftOut, ReadingAction, ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useCountText } from "../all/use-count-text.ts";
import type { ListSize } from "../queries/list-size.ts";
import type { ClientFiltered } from "../all/use-client-filtered.ts";

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
      {clientFiltered === undefined ? null : (
        <ReadingProgress progress={clientFiltered.progress} shown={isBeingRead(clientFiltered)} />
      )}
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

/** What the first page of a list tells: the newest rows come first. */
export function knownOn(first: Page<ResponseChain> | undefined): KnownChains | undefined {
  if (first === undefined) return undefined;
  const times = first.rows.map(({ createdAt }) => createdAt);
  return {
    newest: times.length === 0 ? undefined : Math.max(...times),
    ids: new Set(first.ids.filter((id) => id !== undefined)),
  };
}

interface NewChainsProps {
  readonly screen: Screen;
  /** What was read; undefined where nothing is. */
  readonly known: KnownChains | undefined;
  /** Reads anew what is kept besides the pages. */
  readonly onShow: (() => void) | undefined;
}

/** The responses that have come since the list was read: shown on its first page, read anew. */
function NewChains({ screen, known, onShow }: NewChainsProps) {
  const cache = useQueryClient();
  const connection = useConnection();
  const { values, zone, change } = screen;
  const { data } = useQuery(newChainsQuery(connection, chainFilter(values, zone), known));
  const show = () => {
    for (const kind of ["chains", "list-size"])
      void cache.invalidateQueries({ queryKey: [connection.id, kind] });
    onShow?.();
    change({ page: undefined });
  };
  const isNew = fitting({ ...values, ...useCodesAsked(values) });
  return <NewResponses count={data.chains.filter(isNew).length} more={data.more} onShow={show} />;
}

interface ClientFilteredStatusProps {
  readonly page: ClientFiltered;
  /** The size of the list that is looked through. */
  readonly of: ListSize;
}

const isBeingRead = ({ isReadOn, phase }: ClientFiltered): boolean => isReadOn && phase === "reading";

/** How far the rows have been looked through, and what can be done while the page is not full. */
function ClientFilteredStatus({ page, of }: ClientFilteredStatusProps) {
  const all = useCountText(page);
  const looked = useLookedText(page, of);
  const { isStopped, phase, result } = page;
  return (
    <>
      <span role="status">{phase === "complete" ? all : looked}</span>
      <LeftOut of={result} />
      {isBeingRead(page) || isStopped || phase === "complete" ? (
        <ReadingAction reading={{ ...page, phase: isStopped ? "stopped" : phase }} />
      ) : null}
    </>
  );
}

/** "400 of 8,214 responses looked at so far, 12 fit", of what has been looked at indeed: more may have been read. */
function useLookedText({ arranged, size: { rows: found } }: ClientFiltered, of: ListSize): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const looked = arranged?.read ?? 0;
  const isKnown = of.exact && of.rows >= looked;
  const responses = t`${plural(isKnown ? of.rows : looked, { one: "# response", other: "# responses" })}`;
  return isKnown
    ? t`${number(found)} of ${number(looked)} checked match; ${responses} in all`
    : t`${number(found)} of ${responses} checked match`;
}
