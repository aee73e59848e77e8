// Random lists that change, and fail, while they are read.
import fc from "fast-check";
import type { Happening, Schedule } from "./moving-list.ts";

const at = fc.nat(120);
const coming = fc.record({ kind: fc.constant("insert" as const), at });
const going = fc.record({ kind: fc.constant("delete" as const), at });
const turning = fc.record({
  kind: fc.constant("reorder" as const),
  at,
  length: fc.integer({ min: 2, max: 9 }),
});

const happenings = (...whats: readonly fc.Arbitrary<Happening>[]) =>
  fc.array(fc.record({ before: fc.nat(40), what: fc.oneof(...whats) }), { maxLength: 5 });

const failures = {
  failing: fc.array(fc.nat(30), { maxLength: 4 }),
  broken: fc.array(fc.nat(14), { maxLength: 2 }),
};

const schedules = (
  changes: Partial<{ [Key in keyof Schedule]: fc.Arbitrary<Schedule[Key]> }>,
): fc.Arbitrary<Schedule> =>
  fc.record({
    rows: fc.nat(100),
    pageSize: fc.integer({ min: 1, max: 12 }),
    happenings: fc.constant([]),
    failing: fc.constant([]),
    broken: fc.constant([]),
    delays: fc.array(fc.nat(12), { minLength: 1, maxLength: 7 }),
    ...changes,
  });

/** Lists that stay as they are. */
export const stillLists = schedules({});
export const failingLists = schedules(failures);
export const growingLists = schedules({ happenings: happenings(coming, turning) });
export const shrinkingLists = schedules({ happenings: happenings(going, turning), ...failures });
/** Rows come and go at once, so that one can hide the other. */
export const restlessLists = schedules({ happenings: happenings(coming, going, turning), ...failures });
