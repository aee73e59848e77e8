import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useInViewFirst } from "./use-in-view-first.ts";

const HEIGHT = 100;
const inView = Math.ceil(window.innerHeight / HEIGHT);
const page = (number: number) => Array.from({ length: inView + 50 }, (_, row) => number * 1000 + row);

function List({ rows, onDrawn }: { rows: readonly number[]; onDrawn: (count: number) => void }) {
  const { length } = useInViewFirst(rows, String, HEIGHT);
  useLayoutEffect(() => onDrawn(length), [length, onDrawn]);
  return null;
}

test("a page that takes the place of another is drawn from its top, then whole; the one that is there at first, at once", async () => {
  const drawn: number[] = [];
  const onDrawn = (count: number) => void drawn.push(count);
  const list = await render(<List rows={page(1)} onDrawn={onDrawn} />);
  expect(drawn).toEqual([inView + 50]);
  await list.rerender(<List rows={page(2)} onDrawn={onDrawn} />);
  await vi.waitFor(() => expect(drawn).toEqual([inView + 50, inView, inView + 50]));
});

test("the same page, read again, stays drawn", async () => {
  const drawn: number[] = [];
  const onDrawn = (count: number) => void drawn.push(count);
  const list = await render(<List rows={page(1)} onDrawn={onDrawn} />);
  await list.rerender(<List rows={page(1)} onDrawn={onDrawn} />);
  expect(drawn).toEqual([inView + 50]);
});
