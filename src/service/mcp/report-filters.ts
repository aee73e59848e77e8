/** What tools on scores are asked to look at. */
import type * as z from "zod";
import { filterArguments, selectionOf, localFilterArguments } from "./filters.ts";
import type { ReportRequest } from "../reports/report-request.ts";

const { from, to, tz, touchpoint, survey } = filterArguments;
const { team } = localFilterArguments;

/** Arguments that choose the answers. */
export const sideArguments = { from, to, touchpoint, survey, team } as const;

/** Arguments of a whole request; days are read in `tz`. */
export const reportArguments = { ...sideArguments, tz } as const;

type Values<Arguments extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Arguments]?: z.output<Arguments[Name]> | undefined;
};

export type ReportValues = Values<typeof sideArguments> & {
  readonly tz: string;
  readonly lang?: string | undefined;
};

export function reportRequest({
  from: first,
  to: last,
  tz: zone,
  lang = "en",
  ...ids
}: ReportValues): ReportRequest {
  return {
    range: { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) },
    touchpoints: ids.touchpoint === undefined ? [] : [ids.touchpoint],
    surveys: [...new Set(ids.survey)].toSorted(),
    teams: ids.team === undefined ? [] : [ids.team],
    zone,
    language: lang,
  };
}

/** As the address of the NPS screen says it. */
export const searchOf = ({ lang: _lang, ...values }: ReportValues): URLSearchParams =>
  selectionOf(values).search;
