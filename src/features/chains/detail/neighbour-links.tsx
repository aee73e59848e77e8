import { useLingui } from "@lingui/react/macro";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useConnection, type Connection } from "../../../client/connection.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useKeys } from "../../../ui/use-keys.ts";
import { openingBeside, useBeside } from "../table/use-beside.ts";
import { type Neighbour, type Direction, neighbourInTime, neighbourOnPages } from "./neighbour-in-list.ts";
import classes from "./neighbour-links.module.css";
import { chainFilter, appliedHere, isNarrowedHere } from "../../../filters/chain-filter.ts";
import { fitting, type LookedFor } from "../../../filters/conditions.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { isPathSegment } from "../../../contract/endpoints.ts";
import { chainsQuery } from "../queries/chains-query.ts";

/** Milliseconds after which is looked again for what was not read. */
const UNTIL_READ = 1_000;

interface NeighbourLinksProps {
  readonly screen: Screen;
  readonly chain: Pick<ResponseChain, "_id" | "createdAt">;
}

/** The way through the list, one response at a time. */
export function NeighbourLinks({ screen, chain }: NeighbourLinksProps) {
  const { t } = useLingui();
  const connection = useConnection();
  const { coded } = useCodesAsked(screen.values);
  const place = { values: { ...screen.values, coded }, zone: screen.zone };
  // The list is read on where it stands beside the response.
  const isReadOn = useBeside() !== undefined;
  const refetchInterval = ({ state }: { readonly state: { readonly data?: Neighbour | undefined } }) =>
    isReadOn && state.data?.kind === "unread" && UNTIL_READ;
  const previous = useQuery({ ...neighbourQuery(connection, place, chain, "previous"), refetchInterval });
  const next = useQuery({ ...neighbourQuery(connection, place, chain, "next"), refetchInterval });
  const navigate = useNavigate();
  const placeOf = usePlaces(screen);
  const goTo = (neighbour: Neighbour | undefined) => {
    if (neighbour?.kind === "found") void navigate(placeOf(neighbour));
  };
  useKeys({ j: () => goTo(next.data), k: () => goTo(previous.data) });
  return (
    <nav className={classes["links"]} aria-label={t`Neighbours`}>
      <NeighbourLink place={placeOf} neighbour={previous.data}>
        <ChevronLeft size={16} aria-hidden />
        <span>{t`Previous response`}</span>
      </NeighbourLink>
      <NeighbourLink place={placeOf} neighbour={next.data}>
        <span>{t`Next response`}</span>
        <ChevronRight size={16} aria-hidden />
      </NeighbourLink>
    </nav>
  );
}

type Found = Extract<Neighbour, { readonly kind: "found" }>;

/** Where neighbours stand, as the router takes it: beside the list where this chain is, else alone. */
function usePlaces(screen: Screen) {
  const beside = useBeside() !== undefined;
  const entry = useLocation();
  return ({ chain, page }: Found) => ({
    to: "/responses/$id" as const,
    params: { id: chain._id },
    search: screen.searchWith({ page: page === 1 ? undefined : page }),
    ...(beside ? openingBeside(entry) : {}),
  });
}

interface NeighbourLinkProps {
  readonly place: ReturnType<typeof usePlaces>;
  /** Undefined while it is looked for. */
  readonly neighbour: Neighbour | undefined;
  readonly children: ReactNode;
}

/** A link, or its place where there is nothing to lead to. */
function NeighbourLink({ place, neighbour, children }: NeighbourLinkProps) {
  if (neighbour?.kind !== "found") {
    return (
      <span role="link" aria-disabled="true" className={classes["link"]}>
        {children}
      </span>
    );
  }
  return (
    <Link {...place(neighbour)} className={classes["link"]}>
      {children}
    </Link>
  );
}

/** What says which list a chain is in: its filters, zone and page. */
interface ListPlace extends Pick<Screen, "zone"> {
  readonly values: LookedFor;
}

function neighbourQuery(
  connection: Connection,
  { values, zone }: ListPlace,
  chain: Pick<ResponseChain, "_id" | "createdAt">,
  direction: Direction,
) {
  const { page = 1, lang, rows = "pages", sort, group, coded } = values;
  const filter = chainFilter(values, zone);
  const isFitting = fitting(values);
  // Past what no address can lead to.
  const fits = (other: ResponseChain) => isPathSegment(other._id) && isFitting(other);
  const place = { page, rows, sort, group, filter, coded, lang, localFilters: appliedHere(values) };
  return queryOptions({
    queryKey: [connection.id, "neighbour", direction, chain._id, place],
    queryFn: async ({ client: cache, signal }) => {
      if (rows === "all" || isNarrowedHere(values)) {
        const { neighbourInRows } = await import("./neighbour-in-rows.ts");
        const inRows = await neighbourInRows(connection, { values, zone }, chain._id, direction);
        if (inRows !== undefined) return inRows;
      }
      const onPages = await neighbourOnPages({
        id: chain._id,
        page,
        direction,
        fits,
        read: (skip) => cache.query(chainsQuery(connection, { filter, lang, skip })),
      });
      return (
        onPages ??
        neighbourInTime({
          chain,
          direction,
          filter,
          fits,
          read: (stretch, skip) => connection.client.chains({ ...stretch, skip }, { signal }),
        })
      );
    },
  });
}
