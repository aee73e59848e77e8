/** Events as reports tell them. */
import type { ToldEvent } from "../report-beside.ts";
import { scoreFrom } from "../score.ts";
import type { JudgedEvent } from "./judge-events.ts";
import type { EventSide } from "./what-followed.ts";

/** Of what was not wholly read nothing is claimed. */
export const toldEvents = (events: readonly JudgedEvent[], complete: boolean): readonly ToldEvent[] =>
  events.map(({ event: { at, name }, before, after, difference, clear }) => ({
    at,
    name,
    before: sideOf(before),
    after: sideOf(after),
    difference: complete ? (difference ?? null) : null,
    clear: complete && clear,
  }));

const sideOf = (side: EventSide): ToldEvent["before"] => ({
  score: scoreFrom(side) ?? null,
  answers: side.answers,
});
