import { expect, test } from "vitest";
import { orderOf, readOrder, writeOrder } from "./row-order.ts";

test("an order is what the address says, and the order of lists where it says nothing", () => {
  expect(readOrder(undefined)).toEqual({ id: "created", desc: true });
  expect(readOrder("-question q1")).toEqual({ id: "question q1", desc: true });
  expect(readOrder("nps")).toEqual({ id: "nps", desc: false });
  expect([undefined, "created", "-nps"].map((text) => writeOrder(readOrder(text)))).toEqual([
    undefined,
    "created",
    "-nps",
  ]);
});

test("the table has the same order, and the order of lists where it has none", () => {
  for (const text of [undefined, "created", "-nps"])
    expect(writeOrder(orderOf([readOrder(text)]))).toBe(text);
  expect(orderOf([])).toEqual(readOrder(undefined));
});
