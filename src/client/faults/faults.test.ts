// Every fault that the client must survive below the interface. The table is in ../testing/faults; docs/faults.md says
// what a person sees of each.
import { describe, expect, test } from "vitest";
import { chainRows } from "../testing/rows.ts";
import { faults } from "../testing/faults/all.ts";
import type { Fault } from "../testing/faults/fault.ts";
import { carefulReader, naiveReader, type Outcome, type Reader } from "../testing/faults/readers.ts";
import { rawServer } from "../testing/raw-server.ts";
import type { Asked } from "../testing/socket-server.ts";

const CANARY = "canary-7f3a";

async function meet(fault: Fault, read: Reader): Promise<{ outcome: Outcome; asked: readonly Asked[] }> {
  const rows = fault.rows ?? chainRows(12);
  const { asked, baseUrl } = await rawServer((request) => fault.answer(request, rows));
  return { outcome: await read(baseUrl, CANARY, fault.attemptMs), asked };
}

/** The ids that a reader must have in the end, and not one more. */
function expectedIds({ ids, rows = chainRows(12) }: Fault): ReadonlySet<unknown> {
  return new Set(
    ids ?? rows.map((row) => (typeof row === "object" && row !== null && "_id" in row ? row._id : undefined)),
  );
}

/** Where the token was seen besides the Authorization header. */
const strayTokens = (asked: readonly Asked[]) =>
  asked.filter(
    ({ headers, url }) =>
      url.href.includes(CANARY) ||
      [...headers].some(([name, value]) => name !== "authorization" && value.includes(CANARY)),
  );

describe.for(faults)("%s", ([, group]) => {
  test.for(group.map((fault) => [fault.name, fault] as const))("%s", async ([, fault]) => {
    const { asked, outcome } = await meet(fault, carefulReader);
    expect(outcome.verdict).toEqual(fault.verdict);
    expect(new Set(outcome.rows.keys())).toEqual(expectedIds(fault));
    expect(outcome.handedOver).toBe(outcome.rows.size);
    expect(asked.length).toBeLessThanOrEqual(fault.requests ?? 12);
    expect(strayTokens(asked)).toEqual([]);
    expect(fault.isIntact === true ? [...outcome.rows.values()] : fault.rows).toEqual(fault.rows);
  });
});

test("there are at least 64 of them", () => {
  expect(faults.flatMap(([, group]) => group).length).toBeGreaterThanOrEqual(64);
});

test("a naive client fails at least 40 of them", async () => {
  const failed = faults
    .flatMap(([, group]) => group)
    .map(async (fault) => {
      const { asked, outcome } = await meet(fault, naiveReader);
      const isRight =
        outcome.verdict.claim === fault.verdict.claim &&
        outcome.verdict.why === fault.verdict.why &&
        (fault.verdict.unreadable ?? 0) === 0 &&
        new Set(outcome.rows.keys()).symmetricDifference(expectedIds(fault)).size === 0 &&
        outcome.handedOver === outcome.rows.size &&
        asked.length <= (fault.requests ?? 12);
      return !isRight;
    });
  expect((await Promise.all(failed)).filter(Boolean).length).toBeGreaterThanOrEqual(40);
}, 60_000);
