import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Findings, FindingsRequest } from "../../../analysis/findings/find.ts";
import { useConnection } from "../../../client/connection.ts";
import { dayBounds } from "../../../lib/time/dates.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { sliceFilter } from "../view/nps-view.ts";
import type { AgainstBefore } from "../headline/use-period-before.ts";
import { askOf, failureOf, type Failure } from "../finding/finder.ts";
import { serialOf } from "../finding/columns-serial.ts";
import { holdingOf, keptFrom } from "../finding/kept-answer.ts";

interface InView {
  readonly columns: Columns;
  readonly values: ScreenValues;
  readonly zone: string;
  /** What was read of the answers in view. */
  readonly chains: number;
  /** Of part of the responses nothing is claimed. */
  readonly complete: boolean;
  readonly against: AgainstBefore | undefined;
}

interface FindingsInView {
  /** What is found in everything in view; undefined while that is being looked for: never what others said. */
  readonly findings: Findings | undefined;
  /** True while the days before may still tell what made a difference. */
  readonly isComparing: boolean;
  /** Undefined where nothing failed. */
  readonly failure: Failure | undefined;
}

export function useFindings({ columns, values, zone, chains, complete, against }: InView): FindingsInView {
  const connection = useConnection();
  const request: FindingsRequest = {
    filter: sliceFilter(values, zone),
    zone,
    grain: values.period,
    otherwise: sidesOf(against, zone),
  };
  const { otherwise, ...asked } = request;
  const queryKey = [
    connection.id,
    "findings",
    serialOf(columns),
    otherwise,
    asked,
    holdingOf(columns, chains),
  ] as const;
  const { data, isPlaceholderData, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await askOf(connection, columns, { kind: "findings", request }, signal)).findings,
    enabled: complete && columns.rows > 0,
    placeholderData: keptFrom(4, queryKey),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const findings = complete ? data : undefined;
  const isOpen = against?.phase === "reading" || isPlaceholderData;
  // Where the score has changed, that is what is explained, whatever was before.
  return {
    findings,
    isComparing: isOpen && findings?.changes?.changes[0] === undefined,
    failure: failureOf(error, refetch),
  };
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
