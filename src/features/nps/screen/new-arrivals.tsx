import { useQuery } from "@tanstack/react-query";
import { newestChains } from "../../../analysis/columns/newest-chains.ts";
import { useConnection } from "../../../client/connection.ts";
import { newChainsQuery } from "../../../client/new-chains-query.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { fitting } from "../../../filters/conditions.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { NewResponses } from "../../../ui/new-responses.tsx";
import type { NpsModel } from "../model/use-nps-screen.ts";

/** The responses that have come since everything was read, and the way to have the numbers rest on them too. */
export function NewArrivals({ screen: { values, zone }, reading }: Pick<NpsModel, "screen" | "reading">) {
  const { survey = [] } = values;
  const known = reading.phase === "complete" ? newestChains(reading.columns, survey) : undefined;
  const { data } = useQuery(newChainsQuery(useConnection(), chainFilter(values, zone), known));
  const isNew = fitting({ ...values, ...useCodesAsked(values) });
  return <NewResponses count={data.chains.filter(isNew).length} more={data.more} onShow={reading.goOn} />;
}
