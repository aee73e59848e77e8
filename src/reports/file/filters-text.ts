/** What a report is narrowed by, as its file tells it: by name, never by id; what has no name is only counted. */
import type { ReportFigures } from "../../analysis/report.ts";
import type { ReportWords } from "../words.ts";
import { isHarmless } from "./showable.ts";

/** Filters whose values are words and numbers of ours. */
const PLAIN = new Set(["from", "to", "closed", "version", "language", "score", "during"]);

export function filtersText(
  { filters, breakdowns }: Pick<ReportFigures, "filters" | "breakdowns">,
  { labels, count }: ReportWords,
): string {
  const texts = Object.entries(filters).map(([name, value]) => {
    const values = typeof value === "string" ? [value] : value;
    if (PLAIN.has(name) && values.every((text) => isHarmless(text))) return `${name} ${values.join(", ")}`;
    const rows =
      name === "touchpoint" || name === "survey" || name === "team" ? (breakdowns[name] ?? []) : [];
    const named = rows.filter(
      (row) => values.includes(row.id) && row.name !== row.id && isHarmless(row.name),
    );
    return `${name}: ${named.length === 0 ? count(values.length) : named.map((row) => row.name).join(", ")}`;
  });
  return texts.length === 0 ? labels.noFilters : texts.join(" · ");
}
