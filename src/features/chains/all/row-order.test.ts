import { expect, test } from "vitest";
import { pressed, readOrder, writeOrder } from "./row-order.ts";

test("an order is what the address says, and the order of lists where it says nothing", () => {
  expect(readOrder(undefined)).toEqual({ column: "created", descending: true });
  expect(readOrder("-question q1")).toEqual({ column: "question q1", descending: true });
  expect(readOrder("nps")).toEqual({ column: "nps", descending: false });
  expect([undefined, "created", "-nps"].map((text) => writeOrder(readOrder(text)))).toEqual([
    undefined,
    "created",
    "-nps",
  ]);
});

test("a press sorts by a column, another the other way round", () => {
  const first = pressed(readOrder(undefined), "nps");
  expect(writeOrder(first)).toBe("nps");
  expect(writeOrder(pressed(first, "nps"))).toBe("-nps");
  expect(writeOrder(pressed(first, "created"))).toBeUndefined();
});
