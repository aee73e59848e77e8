import { useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useInTurn } from "./use-turns.ts";

interface PartsProps {
  readonly newest: string;
  readonly atOnce?: boolean;
  /** Told of what stands on the screen each time that something of it has changed. */
  readonly onDrawn: (all: string) => void;
}

function Parts({ newest, atOnce, onDrawn }: PartsProps) {
  const { first, second, third } = useInTurn({ first: newest, second: newest, third: newest }, atOnce);
  const all = `${first}${second}${third}`;
  useLayoutEffect(() => onDrawn(all), [onDrawn, all]);
  return null;
}

test("each part follows by itself, in its turn", async () => {
  const drawn: string[] = [];
  const note = (all: string) => void drawn.push(all);
  const { rerender } = await render(<Parts newest="a" onDrawn={note} />);
  await rerender(<Parts newest="b" onDrawn={note} />);
  await expect.poll(() => drawn).toEqual(["aaa", "baa", "bba", "bbb"]);
});

/** Something newer comes each time that a part has been drawn. */
function RestlessParts({ drawn }: { readonly drawn: string[] }) {
  const [newest, setNewest] = useState("a");
  const [note] = useState(() => (all: string) => {
    drawn.push(all);
    if (drawn.length < 4) setNewest("abcd".charAt(drawn.length));
  });
  return <Parts newest={newest} onDrawn={note} />;
}

test("what changes again and again lets no part wait for ever", async () => {
  const drawn: string[] = [];
  await render(<RestlessParts drawn={drawn} />);
  await expect.poll(() => drawn).toEqual(["aaa", "baa", "bca", "bcd", "dcd", "ddd"]);
});

test("what must not wait is drawn at once, and stays when it may wait again", async () => {
  const drawn: string[] = [];
  const note = (all: string) => void drawn.push(all);
  const { rerender } = await render(<Parts newest="a" onDrawn={note} />);
  await rerender(<Parts newest="b" atOnce onDrawn={note} />);
  expect(drawn).toEqual(["aaa", "bbb"]);
  await rerender(<Parts newest="b" onDrawn={note} />);
  await rerender(<Parts newest="c" onDrawn={note} />);
  await expect.poll(() => drawn).toEqual(["aaa", "bbb", "cbb", "ccb", "ccc"]);
});
