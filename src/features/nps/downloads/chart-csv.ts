import { csvLine, type CsvCell } from "../../../lib/csv.ts";
import type { ProvenanceLine } from "./provenance.ts";

/** The numbers of a chart as a table. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** A chart's numbers, and what they rest on after an empty line. */
export const chartCsv = ({ head, rows }: ChartTable, lines: readonly ProvenanceLine[]): string =>
  [csvLine(head), ...rows.map(csvLine), "\r\n", ...lines.map(csvLine)].join("");
