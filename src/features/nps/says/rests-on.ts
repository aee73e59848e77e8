import type { Statement } from "../../../analysis/report/statement.ts";
import { breakdownBy } from "../view/breakdown-name.ts";
import { PARTS, type RestsOn } from "./sentence.ts";

/** What a statement rests on. */
export function restsOn(statement: Statement): RestsOn {
  switch (statement.kind) {
    case "change":
      return { part: PARTS.trend };
    case "explained":
      return { part: PARTS.why };
    case "row":
      return { part: PARTS.breakdown, shows: breakdownBy(statement.dimension) };
    case "moved":
      return { part: PARTS.breakdown, shows: breakdownBy(statement.moved.dimension) };
    case "drivers":
      return { part: PARTS.drivers, shows: { open: PARTS.drivers } };
    case "words":
      return { part: PARTS.comments };
  }
}
