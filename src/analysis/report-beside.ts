/** What a report tells beside its findings: events, a target. */
import type { Interval } from "./score.ts";
import type { TargetState } from "./target.ts";

/** An event, and what followed it: no more than that. */
export interface ToldEvent {
  /** A calendar date. */
  readonly at: string;
  readonly name: string;
  /** The pooled answers of as many periods before it as after it. */
  readonly before: ToldSide;
  readonly after: ToldSide;
  /** After minus before; null where there are too few periods to compare. */
  readonly difference: (Interval & { readonly value: number }) | null;
  /** Whether the difference is more than chance gives, among those of all events. */
  readonly clear: boolean;
}

interface ToldSide {
  readonly score: number | null;
  readonly answers: number;
}

export interface ToldTarget {
  readonly value: number;
  readonly state: TargetState;
}
