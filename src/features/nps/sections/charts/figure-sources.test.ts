import { expect, test } from "vitest";
import { answer, chain } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import { provenance } from "../../../../filters/provenance.ts";
import { ensureTemporal } from "../../../../lib/time/temporal.ts";
import { sourcesWithout } from "./chart-tables.ts";

await ensureTemporal();

const chainOn = (date: string, score: number) =>
  chain({
    _id: date,
    createdAt: Date.parse(`${date}T12:00:00Z`) / 1000,
    responses: [answer("NPS", "q", score)],
  });

const builder = new ColumnBuilder();
builder.append([chainOn("2026-01-10", 9), chainOn("2026-02-10", 9), chainOn("2026-02-20", 0)]);
const columns = builder.snapshot();

const sources = {
  values: { from: "2026-01-05", to: "2026-03-05", score: [9], during: "2026-02-01..2026-02-28" },
  zone: "UTC",
  apiAddress: "https://api.test",
  chains: 2,
  complete: true,
  unreadable: 0,
  readAt: Date.UTC(2026, 10, 21),
} as const;
const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
const linesWithout = (pick: "score" | "during") =>
  Object.fromEntries(provenance(sourcesWithout(pick, sources, columns)));

test("the distribution names every filter but the scores", () => {
  expect(linesWithout("score")).toMatchObject({
    responses: 2,
    filters: "from=2026-01-05&to=2026-03-05&during=2026-02-01..2026-02-28",
    "createdFrom (unix seconds)": startOf("2026-02-01"),
    "createdTo (unix seconds)": startOf("2026-03-01") - 1,
  });
});

test("the trend names every filter but the stretch picked on it, and has the chains of all its periods", () => {
  expect(linesWithout("during")).toMatchObject({
    responses: 3,
    filters: "from=2026-01-05&to=2026-03-05&score=9",
    "createdFrom (unix seconds)": startOf("2026-01-05"),
    "createdTo (unix seconds)": startOf("2026-03-06") - 1,
  });
});
