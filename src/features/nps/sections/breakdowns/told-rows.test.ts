import { expect, test } from "vitest";
import { answer, chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { find } from "../../../../analysis/findings/find.ts";
import { finish } from "../../../../analysis/steps.ts";
import { ensureTemporal } from "../../../../lib/time/temporal.ts";
import { toldRows } from "../charts/funnel-rows.ts";

await ensureTemporal();

/** Twenty answers in each of three places. */
const builder = new ColumnBuilder();
builder.append(
  Array.from({ length: 60 }, (_, at) =>
    chain({ _id: `c${at}`, touchpointId: `t${at % 3}`, responses: [answer("NPS", "q", 10)] }),
  ),
);
const columns = builder.snapshot();
const found = (touchpoint?: readonly string[]) =>
  finish(find(columns, { filter: touchpoint === undefined ? {} : { touchpoint }, zone: "UTC" }));

test("rows are told as they were judged, those left out that others are picked beside", () => {
  expect(toldRows(found(), "touchpoint")?.rows).toHaveLength(3);
  const told = toldRows(found(["t0", "t2"]), "touchpoint");
  expect(told?.rows.map(({ id }) => id)).toEqual(["t0", "t2"]);
  expect(told?.judged.judgements).toHaveLength(2);
});

test("nothing is told of a single row, of a dimension without values, or before anything is found", () => {
  expect(toldRows(found(["t1"]), "touchpoint")).toBeNull();
  expect(toldRows(found(), "metadata:till")).toBeNull();
  expect(toldRows(undefined, "touchpoint")).toBeUndefined();
});
