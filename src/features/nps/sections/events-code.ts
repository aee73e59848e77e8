/** What the trend's events need once everything has been read: loaded then. */
import type { JudgedEvent } from "../../../analysis/events/judge-events.ts";

export { judgeEvents } from "../../../analysis/events/judge-events.ts";

export interface TrendEvent extends JudgedEvent {
  /** The place among those of this device; undefined for one of the team's. */
  readonly own: number | undefined;
}
