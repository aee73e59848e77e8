import { expect, test } from "vitest";
import type { ChainColumn } from "../columns/chain-column.ts";
import { NO_LAYOUT, placed } from "../columns/layout.ts";
import { gridColumns } from "./grid-columns.ts";

const column = (id: string, fields: Partial<ChainColumn> = {}): ChainColumn => ({
  id,
  header: id,
  shownAtFirst: true,
  cell: () => null,
  ...fields,
});
const choose = { id: "chosen", header: "", cell: () => null };
const all = [column("created"), column("comment"), column("team", { wideOnly: true }), column("browser")];

test("each column has a width of its own, whatever its cells hold, and those of words share what is left", () => {
  const columns = gridColumns(choose, placed(all, NO_LAYOUT), "wide");
  expect(columns.map(({ id, sortable }) => [id, sortable])).toEqual([
    ["chosen", false],
    ["created", true],
    ["comment", true],
    ["team", true],
    ["browser", true],
  ]);
  expect(columns.every(({ least, size }) => least > 0 && String(size.flex).includes(`${least}px`))).toBe(
    true,
  );
});

test("a column that somebody made wider is just that wide, and pinned ones stand one after the other", () => {
  const layout = { ...NO_LAYOUT, widths: { comment: 333 }, pinned: ["created", "team"] };
  const columns = gridColumns(choose, placed(all, layout), "wide");
  expect(columns.map(({ id, pinnedAt }) => [id, pinnedAt])).toEqual([
    ["chosen", 0],
    ["created", 40],
    ["team", 230],
    ["comment", undefined],
    ["browser", undefined],
  ]);
  expect(columns[3]?.size).toEqual({ flex: "0 0 333px" });
});

test("beside a chain columns for wide windows are left out, and the others have their room", () => {
  const columns = gridColumns(choose, placed(all, NO_LAYOUT), "shared");
  expect(columns.map(({ id, least }) => [id, least])).toEqual([
    ["chosen", 40],
    ["created", 172],
    ["comment", 240],
    ["browser", 140],
  ]);
});

test("in a small window columns for wide ones are left out, and nothing is pinned", () => {
  const columns = gridColumns(choose, placed(all, { ...NO_LAYOUT, pinned: ["created"] }), "small");
  expect(columns.map(({ id, pinnedAt }) => [id, pinnedAt])).toEqual([
    ["chosen", undefined],
    ["created", undefined],
    ["comment", undefined],
    ["browser", undefined],
  ]);
});
