import { expect, test } from "vitest";
import { sliceable } from "./sliceable.ts";

test.each([
  ["till", "till"],
  ["", undefined],
  [3, "3"],
  [false, "false"],
  [null, undefined],
  [undefined, undefined],
  [["till"], undefined],
  [{ till: 1 }, undefined],
])("%j is sliced by as %j", (value, text) => expect(sliceable(value)).toBe(text));
