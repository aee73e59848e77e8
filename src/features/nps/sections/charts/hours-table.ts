import type { BucketTally } from "../../../../analysis/slice/tally.ts";
import type { NumbersTable } from "../../../../ui/downloads/table-csv.ts";
import { SCORE_HEAD, scoreCells } from "./chart-tables.ts";
import { HOURS_OF_DAY } from "./hour-cells.ts";

/** The hours of the week: weekdays from 1 for Monday to 7 for Sunday, hours from 0 to 23. */
export const hoursTable = (hours: readonly BucketTally[]): NumbersTable => ({
  head: ["weekday", "hour", ...SCORE_HEAD],
  rows: hours.map((tally, place) => [
    Math.floor(place / HOURS_OF_DAY) + 1,
    place % HOURS_OF_DAY,
    ...scoreCells(tally),
  ]),
});
