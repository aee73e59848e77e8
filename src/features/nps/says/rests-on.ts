import type { Statement } from "../../../analysis/report/statement.ts";
import { PARTS } from "./sentence.ts";

/** The part of the screen that a statement rests on. */
export const restsOn: Readonly<Record<Statement["kind"], (typeof PARTS)[keyof typeof PARTS]>> = {
  change: PARTS.trend,
  explained: PARTS.why,
  row: PARTS.breakdown,
  moved: PARTS.breakdown,
  drivers: PARTS.drivers,
  words: PARTS.comments,
};
