import { expect, test } from "vitest";
import { formatPart } from "../../../../lib/format-part.ts";
import { barLabel } from "./distribution-chart.tsx";

const labels = (locale: string) =>
  [0, 0.0004, 0.0049, 0.005, 0.0096, 0.026, 1].map((part) =>
    barLabel(part, (share) => formatPart(share, locale)),
  );

test("the share above a bar is a whole percent, and none of a score that was not given", () => {
  expect(labels("en")).toEqual(["", "<1%", "<1%", "1%", "1%", "3%", "100%"]);
  // In some languages a space stands before the sign: a narrow one.
  expect(labels("fi")[1]).toBe("<1\u202F%");
});
