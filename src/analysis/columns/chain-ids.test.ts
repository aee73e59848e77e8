import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { groupOf, NO_ANSWER, NOT_COUNTED, valueOf } from "./cells.ts";
import { idAt } from "./chain-ids.ts";
import { anyChains, answer, chain, usualId, rowsWhere } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { buffersOf, type Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { npsAnswers } from "../texts/nps-answers.ts";

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

/** Row by row whose answer it is, where it was given, and which. */
function rowsOf({ rows, ids, time, cell, codes, entries }: Columns): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    const own = cell[row] ?? 0;
    const group = groupOf(own);
    const touchpoint = entries.touchpoint[codes.touchpoint[group] ?? 0]?.id;
    const question = entries.question[codes.question[group] ?? 0]?.id;
    return `${idAt(ids, time, row)} ${touchpoint} ${question} ${valueOf(own)}`;
  }).toSorted();
}

/** The same from the chains themselves. */
const expectedRows = (chains: readonly ResponseChain[]) =>
  chains
    .flatMap((each) => {
      const { _id, touchpointId } = each;
      const answers = npsAnswers(each);
      if (answers.length === 0) return [`${_id} ${touchpointId}  ${NO_ANSWER}`];
      return answers.map(
        ({ questionId, score = NOT_COUNTED }) => `${_id} ${touchpointId} ${questionId} ${score}`,
      );
    })
    .toSorted();

describe("each row tells the id of its chain", () => {
  test("however many answers a chain has, read, merged, cut and handed over", () => {
    const second = fc.nat(42).map((n) => 1_700_000_000 + (n - 1) * 7200);
    fc.assert(
      fc.property(anyChains, fc.nat(60), second, second, (chains, cut, one, other) => {
        const whole = built(chains);
        const expected = expectedRows(chains);
        expect(rowsOf(whole)).toEqual(expected);
        expect(rowsOf(mergeColumns([built(chains.slice(cut)), built(chains.slice(0, cut))]))).toEqual(
          expected,
        );
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const inside = rowsWhere(whole, (time) => time >= from && time <= to);
        const outside = rowsWhere(whole, (time) => time < from || time > to);
        expect([...rowsOf(inside), ...rowsOf(outside)].toSorted()).toEqual(expected);
        expect(rowsOf(mergeColumns([inside, outside]))).toEqual(expected);
        expect(rowsOf(structuredClone(whole, { transfer: buffersOf(whole) }))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  test("which takes room once a chain; first digits that are its time take none", () => {
    const three = [9, 3, 7].map((score, n) => answer("NPS", `q${n}`, score));
    const { ids } = built(
      [1, 2].map((at) => chain({ _id: usualId(at, at), createdAt: at, responses: three })),
    );
    expect([ids.tails.length, ids.heads]).toEqual([4, undefined]);
    expect([...ids.continuations]).toEqual([1, 2, 4, 5]);
    const others = built([1, 2].map((at) => chain({ _id: usualId(9, at), createdAt: at, responses: three })));
    expect([...(others.ids.heads ?? [])]).toEqual([9, 9]);
  });
});
