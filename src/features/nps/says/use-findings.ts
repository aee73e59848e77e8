import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { FindingsRequest } from "../../../analysis/findings/find.ts";
import { useConnection } from "../../../client/connection.ts";
import { dayBounds } from "../../../lib/time/dates.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { sliceFilter } from "../view/nps-view.ts";
import type { AgainstBefore } from "../headline/use-period-before.ts";
import type { Found } from "../reading/finder-words.ts";
import { askOf } from "../finding/finder.ts";
import { serialOf } from "../finding/columns-serial.ts";

interface InView {
  readonly columns: Columns;
  readonly values: ScreenValues;
  readonly zone: string;
  /** Of part of the responses nothing is claimed. */
  readonly complete: boolean;
  readonly against: AgainstBefore | undefined;
}

/** What is found in everything in view; undefined while that is being looked for: never what others said. */
export function useFindings({ columns, values, zone, complete, against }: InView): Found | undefined {
  const connection = useConnection();
  const request: FindingsRequest = {
    filter: sliceFilter(values, zone),
    zone,
    grain: values.period,
    otherwise: sidesOf(against, zone),
  };
  const { data } = useQuery({
    queryKey: [connection.id, "findings", serialOf(columns), request],
    queryFn: ({ signal }) => askOf(connection, columns, { kind: "findings", request }, signal),
    enabled: complete && columns.rows > 0,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return complete ? data : undefined;
}

/** The days before and the days in view, once both were read whole. */
function sidesOf(against: AgainstBefore | undefined, zone: string): FindingsRequest["otherwise"] {
  if (against === undefined || against.phase !== "complete") return undefined;
  const [before, now] = [dayBounds(against.days, zone), dayBounds(against.inView, zone)];
  if (before.createdFrom === undefined || before.createdTo === undefined) return undefined;
  if (now.createdFrom === undefined || now.createdTo === undefined) return undefined;
  return [
    { createdFrom: before.createdFrom, createdTo: before.createdTo },
    { createdFrom: now.createdFrom, createdTo: now.createdTo },
  ];
}
