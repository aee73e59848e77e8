import { useQuery } from "@tanstack/react-query";
import { newestChains } from "../../../analysis/columns/newest-chains.ts";
import { useConnection } from "../../../client/connection.ts";
import { newChainsQuery } from "../../../client/new-chains-query.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { fitting } from "../../../filters/conditions.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { NewResponses } from "../../../ui/new-responses.tsx";
import type { ColumnsInView } from "../data/use-columns-reading.ts";

interface NewArrivalsProps {
  readonly screen: Screen;
  readonly reading: ColumnsInView;
}

/** The responses that have come since everything was read, and the way to have the numbers rest on them too. */
export function NewArrivals({ screen: { values, zone }, reading }: NewArrivalsProps) {
  const { survey = [] } = values;
  const known = reading.phase === "complete" ? newestChains(reading.columns, survey) : undefined;
  const { data } = useQuery(newChainsQuery(useConnection(), chainFilter(values, zone), known));
  const isNew = fitting({ ...values, ...useCodesAsked(values) });
  return <NewResponses count={data.chains.filter(isNew).length} more={data.more} onShow={reading.goOn} />;
}
