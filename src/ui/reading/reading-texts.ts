import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReadingPhase, WalkProgress } from "../../client/walk/types.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Rests {
  readonly phase: ReadingPhase;
  /** Responses read so far, and of how many. */
  readonly read: number;
  readonly progress: Expectation | undefined;
  /** Responses that the numbers are of, once everything has been read. */
  readonly responses: number;
  /** Rows that came in a form that can't be read. */
  readonly unreadable: number;
}

/** What numbers rest on: all responses once everything has been read, else so many of them. */
export function useRestsOn({ phase, read, progress, responses, unreadable }: Rests): string {
  const { t } = useLingui();
  const readSoFar = useReadSoFar();
  if (phase !== "complete") return readSoFar(read, progress);
  if (responses === 0)
    return unreadable === 0 || read > 0 ? t`No responses` : t`No response that could be read`;
  return unreadable === 0
    ? t`${plural(responses, { one: "Based on the only response", other: "Based on all # responses" })}`
    : t`${plural(responses, {
        one: "Based on the only response that could be read",
        other: "Based on all # responses that could be read",
      })}`;
}

/** How many responses there are; undefined while unknown, an estimate unless `exact`. */
type Expectation = Pick<WalkProgress, "expected" | "exact">;

/** "1,200 of 8,214 responses read so far", in words; without the total while it is unknown. */
export function useReadSoFar(): (read: number, expectation: Expectation | undefined) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (read, expectation) => {
    if (expectation?.expected === undefined)
      return t`${plural(read, { one: "# response", other: "# responses" })} read so far`;
    const { expected, exact } = expectation;
    const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
    return exact ? t`${number(read)} of ${all} read so far` : t`${number(read)} of about ${all} read so far`;
  };
}
