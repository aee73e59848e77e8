import fc from "fast-check";
import { expect, test } from "vitest";
import { normalise } from "../../analysis/comments/normalise.ts";
import { matches, parseQuery } from "../../analysis/comments/search.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { chain, response } from "../../features/testing/chain-documents.ts";
import { CommentIndex } from "./comment-index.ts";

const nps = (valueNum: number) =>
  response({ questionType: "NPS", questionId: "q-nps", answer: valueNum, valueNum });
const text = (answer: string, questionId = "q-text") => response({ questionId, answer, valueString: answer });

const counted = (all: readonly string[]) => Map.groupBy(all, (each) => each);

function indexOf(chains: readonly ResponseChain[], base?: number): CommentIndex {
  const index = new CommentIndex(base);
  index.add(chains);
  return index;
}

const textsOf = (index: CommentIndex, rows: Uint32Array) => [...rows].map((row) => index.at(row)?.text ?? "");
const has = (query: string, each: string) => matches(parseQuery(query), normalise(each));

test("comments come newest first, those of one chain in the order of its answers, each with the chain's first score", () => {
  const index = indexOf([
    chain({ _id: "a", createdAt: 10, responses: [text("first"), nps(11), nps(3), text("second")] }),
    chain({ _id: "b", createdAt: 10, responses: [text("by id")] }),
    chain({ _id: "c", createdAt: 20, responses: [nps(9), text("  "), text("newest")] }),
  ]);
  const rows = index.newestFirst();
  expect(textsOf(index, rows)).toEqual(["newest", "by id", "first", "second"]);
  expect([...rows].map((row) => index.at(row)?.score)).toEqual([9, undefined, 3, 3]);
  expect([index.responses, index.size]).toEqual([3, 4]);
});

test("rows go on from a base, so that those of two indexes are never mixed up", () => {
  const chains = [chain({ responses: [text("one")] }), chain({ _id: "c2", responses: [text("two")] })];
  const index = indexOf(chains, 7);
  expect([...index.newestFirst()]).toEqual([8, 7]);
  expect([index.at(0), index.at(7)?.text, index.end]).toEqual([undefined, "one", 9]);
});

test("what looks like contact data is covered before anything reads the text", () => {
  const index = indexOf([chain({ responses: [text("Write to anna@example.com about the queue")] })]);
  const rows = index.newestFirst();
  expect(textsOf(index, rows)).toEqual(["Write to •••••••• about the queue"]);
  expect(index.found(rows, { find: "anna" }).length).toBe(0);
});

test("filters choose comments by their chain, its score and its metadata, and by their question", () => {
  const index = indexOf([
    chain({ _id: "a", metadata: { store: "1" }, touchpointId: "t1", responses: [nps(10), text("a", "q1")] }),
    chain({ _id: "b", metadata: { store: "2" }, touchpointId: "t2", responses: [nps(2), text("b", "q2")] }),
    chain({ _id: "c", metadata: {}, touchpointId: "t2", responses: [text("c", "q1")] }),
  ]);
  const selected = (filter: Parameters<CommentIndex["selected"]>[0]) =>
    new Set(textsOf(index, index.selected(filter)));
  expect(selected({})).toEqual(new Set(["a", "b", "c"]));
  expect(selected({ touchpoint: ["t2"] })).toEqual(new Set(["b", "c"]));
  expect(selected({ scores: [2, 3] })).toEqual(new Set(["b"]));
  expect(selected({ question: ["q1"] })).toEqual(new Set(["a", "c"]));
  expect(selected({ question: ["s1.q2"] })).toEqual(new Set(["b"]));
  expect(selected({ metadata: [{ key: "store", value: "1" }] })).toEqual(new Set(["a"]));
});

test("a search finds what a plain scan finds", () => {
  const words = fc.constantFrom("queue", "till", "Queue", "music", "👍", "?!", '"only one"', "|", "-");
  const written = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.array(written), written, (texts, find) => {
      const said = texts.filter((each) => each.trim() !== "");
      const index = indexOf(said.map((each, at) => chain({ _id: `c${at}`, responses: [text(each)] })));
      const found = index.found(index.newestFirst(), { find });
      expect(counted(textsOf(index, found))).toEqual(counted(said.filter((each) => has(find, each))));
    }),
  );
});
