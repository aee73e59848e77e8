import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FirstContent, isFirstContentShown } from "./first-content.tsx";
import { useInViewFirst } from "./use-in-view-first.ts";

const HEIGHT = 100;
const inView = Math.ceil((window.innerHeight - 160) / HEIGHT);

const page = (number: number, below = 50) =>
  Array.from({ length: inView + below }, (_, row) => ({ id: `${number}-${row}` }));

/** How many rows of which page, in their order. */
const partsOf = (drawn: readonly string[]) => {
  const pages = drawn.map((id) => id.slice(0, id.indexOf("-")));
  return [...new Set(pages)].map((each) => [each, pages.filter((other) => other === each).length]);
};

type Rows = ReturnType<typeof page>;

function List({
  rows,
  onDrawn,
}: {
  rows: Rows;
  onDrawn: (ids: readonly string[], isWhole: boolean) => void;
}) {
  const { lines, isWhole } = useInViewFirst(
    rows,
    rows.map(({ id }) => id),
    HEIGHT,
    (place) => `shape-${place}`,
  );
  const ids = lines.join(" ");
  useLayoutEffect(() => onDrawn(ids.split(" "), isWhole), [ids, isWhole, onDrawn]);
  return null;
}

async function drawnOf(...pages: readonly Rows[]) {
  const drawn: { readonly parts: ReturnType<typeof partsOf>; readonly isWhole: boolean }[] = [];
  const onDrawn = (ids: readonly string[], isWhole: boolean) =>
    void drawn.push({ parts: partsOf(ids), isWhole });
  const [first = [], ...others] = pages;
  const list = await render(<List rows={first} onDrawn={onDrawn} />);
  for (const rows of others) await list.rerender(<List rows={rows} onDrawn={onDrawn} />);
  await vi.waitFor(() => expect(drawn.at(-1)?.isWhole).toBe(true));
  return drawn;
}

async function showFirstContent() {
  await render(<FirstContent />);
  await vi.waitFor(() => expect(isFirstContentShown()).toBe(true));
}

test("the first page of all is drawn from its top, then whole; one that is there later, at once", async () => {
  expect(await drawnOf(page(1))).toEqual([
    { parts: [["1", inView]], isWhole: false },
    { parts: [["1", inView + 50]], isWhole: true },
  ]);
  await showFirstContent();
  expect(await drawnOf(page(1))).toEqual([{ parts: [["1", inView + 50]], isWhole: true }]);
});

test("a page that takes the place of another is drawn from its top over shapes, then whole", async () => {
  await showFirstContent();
  const [, ...drawn] = await drawnOf(page(1), page(2));
  expect(drawn).toEqual([
    {
      parts: [
        ["2", inView],
        ["shape", 8],
      ],
      isWhole: false,
    },
    { parts: [["2", inView + 50]], isWhole: true },
  ]);
});

test("of a longer page than the next nothing stands beyond that one's end", async () => {
  await showFirstContent();
  const [, ...drawn] = await drawnOf(page(1), page(2, -1));
  expect(drawn).toEqual([
    { parts: [["2", inView - 1]], isWhole: false },
    { parts: [["2", inView - 1]], isWhole: true },
  ]);
});

test("the same page, read again, stays drawn", async () => {
  await showFirstContent();
  expect(await drawnOf(page(1), page(1))).toEqual([{ parts: [["1", inView + 50]], isWhole: true }]);
});
