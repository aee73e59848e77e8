import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { newChainsQuery, type KnownChains } from "../../../client/new-chains-query.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { NewResponses } from "../../../ui/new-responses.tsx";
import { canonical } from "../queries/chains-asked.ts";
import { fitting } from "../../../filters/conditions.ts";

interface NewChainsProps {
  readonly screen: Screen;
  /** What was read; undefined where nothing is. */
  readonly known: KnownChains | undefined;
  /** Reads anew what is kept besides the pages. */
  readonly onShow: (() => void) | undefined;
}

/** The responses that have come since the list was read: shown on its first page, read anew. */
export function NewChains({ screen, known, onShow }: NewChainsProps) {
  const cache = useQueryClient();
  const connection = useConnection();
  const { values, zone, change } = screen;
  const filter = canonical(chainFilter(values, zone));
  const { data } = useQuery(newChainsQuery(connection, filter, known));
  const show = () => {
    for (const kind of ["chains", "list-size"])
      void cache.invalidateQueries({ queryKey: [connection.id, kind] });
    onShow?.();
    change({ page: undefined });
  };
  return <NewResponses count={data.chains.filter(fitting(values)).length} more={data.more} onShow={show} />;
}
