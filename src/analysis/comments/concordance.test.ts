import { expect, test } from "vitest";
import { indexOf } from "./comments.fixture.ts";
import { contextLines, shownLines, sortedLines, type ContextOrder } from "./concordance.ts";
import { parseQuery } from "./search.ts";

const shown = (texts: readonly string[], find: string, order?: ContextOrder) => {
  const index = indexOf(texts);
  const lines = contextLines(index, index.newest(), parseQuery(find));
  return shownLines(index, sortedLines(index, lines, order)).map(
    ({ left, node, right }) => `${left}|${node}|${right}`,
  );
};

const THREE = ["z b queue x c a", "y a queue x b b", "x b queue y a c"];

test.each<[ContextOrder, readonly number[]]>([
  [{ side: "right", word: 1 }, [1, 0, 2]],
  [{ side: "right", word: 2 }, [2, 1, 0]],
  [{ side: "right", word: 3 }, [0, 1, 2]],
  [{ side: "left", word: 1 }, [1, 2, 0]],
  [{ side: "left", word: 2 }, [2, 1, 0]],
])("lines are sorted by the words on a side, from the nth on: %j", (order, places) => {
  const middle = (line: string) => THREE.findIndex((text) => text === line.replaceAll("|", " "));
  expect(shown(THREE, "queue", order).map(middle)).toEqual(places);
});

test("lines without a word on that side come first, those that are alike stay in order", () => {
  expect(shown(["a queue b", "b queue", "c queue"], "queue")).toEqual(["b|queue|", "c|queue|", "a|queue|b"]);
  expect(shown(["queue b", "a queue", "queue a"], "queue", { side: "left", word: 1 })).toEqual([
    "|queue|b",
    "|queue|a",
    "a|queue|",
  ]);
});

test("lines that begin at the same word are one, as wide as the longest", () => {
  expect(shown(["only one till here"], 'only | "only one" | "only one till"')).toEqual([
    "|only one till|here",
  ]);
  expect(shown(["only one till here"], '"one till" | "only one"')).toEqual(["|only one till|here"]);
});

test("a sign without words has the words about it, also at the ends of a comment", () => {
  expect(shown(["?! so good ?!"], '"?!"')).toEqual(["so good|?!|", "|?!|so good"]);
  expect(shown(["👍"], "👍")).toEqual(["|👍|"]);
});

test("a line is shown as it was written, blanks and line breaks as one space", () => {
  expect(shown(["So\n\nLONG   a QUEUE,\tagain"], "queue")).toEqual(["So LONG a|QUEUE|, again"]);
});

test("what a search rules out makes no line, nor does an alternative that is not fulfilled", () => {
  expect(shown(["queue till", "queue"], "queue -till")).toEqual(["|queue|"]);
  expect(shown(["queue"], "queue till | queue")).toEqual(["|queue|"]);
});
