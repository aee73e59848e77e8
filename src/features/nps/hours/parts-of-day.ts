import type { BucketTally } from "../../../analysis/slice/tally.ts";

/** A day has four parts, from midnight, of so many hours each. */
export const HOURS_OF_PART = 6;

/** The hours of a week in parts of the day, where there is no room for hours. */
export function partsOfDay(hours: readonly BucketTally[]): readonly BucketTally[] {
  const parts = hours.length / HOURS_OF_PART;
  return Array.from({ length: parts }, (_, part) =>
    hours.slice(part * HOURS_OF_PART, (part + 1) * HOURS_OF_PART).reduce(added),
  );
}

const added = (one: BucketTally, other: BucketTally): BucketTally => ({
  answers: one.answers + other.answers,
  promoters: one.promoters + other.promoters,
  passives: one.passives + other.passives,
  detractors: one.detractors + other.detractors,
  notCounted: one.notCounted + other.notCounted,
});
