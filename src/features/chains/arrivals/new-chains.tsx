import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { newChainsQuery } from "../../../client/new-chains-query.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { NewResponses } from "../../../ui/new-responses.tsx";
import { canonical } from "../queries/chains-asked.ts";
import { fitting } from "../../../filters/conditions.ts";
import type { ChainsPage } from "../pages/use-chains-page.ts";
import { knownOn } from "./known-on.ts";

interface NewChainsProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
}

/** The responses that have come since the list was read: shown on its first page, read anew. */
export function NewChains({ screen, list }: NewChainsProps) {
  const cache = useQueryClient();
  const connection = useConnection();
  const { values, zone, change } = screen;
  const filter = canonical(chainFilter(values, zone));
  const { data } = useQuery(newChainsQuery(connection, filter, knownOn(list.first)));
  const show = () => {
    for (const kind of ["chains", "list-size"])
      void cache.invalidateQueries({ queryKey: [connection.id, kind] });
    change({ page: undefined });
  };
  return <NewResponses count={data.chains.filter(fitting(values)).length} more={data.more} onShow={show} />;
}
