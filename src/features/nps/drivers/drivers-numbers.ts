import type { ReportDrivers } from "../../../analysis/report.ts";
import type { NumbersTable } from "../../../ui/downloads/table-csv.ts";

const rounded = (value: number): number => Number(value.toFixed(6));

/** Parts from 0 to 1 of what is explained; last what all explain together. */
export const driversNumbers = ({ r2, parts, answers }: ReportDrivers): NumbersTable => ({
  head: ["dimension", "name", "part", "interval low", "interval high", "answers"],
  rows: [
    ...parts.map(({ dimension, name, value, low, high }) => [
      dimension,
      name,
      rounded(value),
      rounded(low),
      rounded(high),
      answers,
    ]),
    ["", "R²", rounded(r2.value), rounded(r2.low), rounded(r2.high), answers],
  ],
});
