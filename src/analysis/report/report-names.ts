/** What the values of a report are called: two of a breakdown never the same, and those that point at a person not at all. */
import { distinctNames } from "../../lib/text/distinct-names.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import type { ReportDimension } from "../report.ts";
import { keyOf, kindOf } from "../report-values.ts";
import type { Selection } from "../selection/count-selection.ts";
import { COVER } from "../texts/covered.ts";

export interface ReportNames {
  /** The name of a dimension, such as the title of a question. */
  readonly ofDimension: (dimension: ReportDimension) => string;
  /** The name of a value; undefined where no other one is known than came with it. */
  readonly ofValue: (dimension: ReportDimension, id: string) => string | undefined;
}

/** The same names, but that two rows of a breakdown are never called the same. */
export function distinctIn({ rows }: Selection, names: ReportNames): ReportNames {
  const distinct = new Map(
    NAMED_DIMENSIONS.map((dimension) => [
      dimension,
      distinctNames(
        (rows.get(dimension) ?? []).map((row) => ({ id: row.id, name: nameOf(names, dimension, row) })),
      ),
    ]),
  );
  return {
    ...names,
    ofValue: (dimension, id) => distinct.get(dimension)?.get(id) ?? names.ofValue(dimension, id),
  };
}

/** Those whose values are called something else than they are. */
const NAMED_DIMENSIONS: readonly ReportDimension[] = ["touchpoint", "survey", "team", "question"];

/** Metadata that points at a person is covered: a report is for others to read. */
const isPersonal = (dimension: ReportDimension, id: string): boolean =>
  kindOf(dimension) === "metadata" && personalKind(id, keyOf(dimension)) !== undefined;

export const idOf = (dimension: ReportDimension, id: string): string =>
  isPersonal(dimension, id) ? COVER : id;
export function nameOf(
  names: ReportNames,
  dimension: ReportDimension,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  if (isPersonal(dimension, id)) return COVER;
  return names.ofValue(dimension, id) ?? (name === "" ? id : name);
}
