import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NPS, type Metric } from "../../../analysis/metric/metric.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { slice } from "../../../analysis/slice/slice.ts";
import { timeGrid } from "../../../analysis/slice/time-grid.ts";
import { createClient } from "../../../client/create-client.ts";
import { apiServer } from "../../../client/testing/api-server.ts";
import { ANSWERS_PATH } from "../../../contract/answers/answers-link.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { anyChains } from "../../../service/documents/documents.arbitraries.ts";
import { OPEN_END } from "./read-request.ts";
import { readWork } from "./read-work.ts";

await ensureTemporal();

/** Chains of one survey whose answers to `q1` are scores, and to `q2` numbers from 0 to 10. */
const anyAnswered = anyChains.map((chains) =>
  chains.map((chain) => ({
    ...chain,
    surveyId: "s1",
    responses: chain.responses.map((response, place) => ({
      ...response,
      surveyId: "s1",
      questionId: place === 0 ? "q1" : "q2",
      questionType: place === 0 ? "NPS" : "Slider",
      answer: response.valueNum ?? place,
      valueNum: response.valueNum ?? place,
    })),
  })),
);

type Source = "stream" | "pages";

async function read(baseUrl: string, source: Source, metric?: Metric): Promise<Columns> {
  const known = source === "stream" ? new URL(ANSWERS_PATH, baseUrl).href : undefined;
  const client = createClient({ baseUrl, token: "all", scheme: "bare" }, {}, { known });
  if (source === "pages") client.answers.distrust();
  const range = { surveys: [], from: 0, to: OPEN_END };
  const work = readWork()(
    { kind: "columns", range, facts: {}, answers: false, metric },
    { client, onNames: () => undefined, onProgress: () => undefined },
  );
  expect(await work.run(new AbortController().signal)).toMatchObject({ complete: true });
  const { columns } = work.content();
  if (columns === undefined) throw new Error("Nothing was read.");
  return columns;
}

/** Everything that the screen shows of them; values by what they are, whatever their places. */
function told(columns: Columns) {
  const { total, distribution, ...more } = slice(columns, {}, timeGrid(columns, {}, "UTC", "day"));
  const values = columns.scored?.values ?? NPS.scale ?? [];
  const byValue = (scores: readonly number[]) =>
    values.map((value, place) => [value, scores[place] ?? 0]).filter(([, count]) => count !== 0);
  return {
    ...more,
    total: { ...total, scores: byValue(total.scores) },
    distribution: byValue(distribution.scores),
  };
}

const satisfied: Metric = {
  name: "Satisfied",
  kind: "share",
  survey: "s1",
  questions: ["q2"],
  scale: [1, 2, 3, 4, 5],
  top: [4, 5],
  bottom: [],
};

test("a metric has the same counts from the stream and from pages", async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswered, async (chains) => {
      const baseUrl = await apiServer({ chains }, { pageSize: 3 });
      const pages = told(await read(baseUrl, "pages", satisfied));
      expect(told(await read(baseUrl, "stream", satisfied))).toEqual(pages);
      const given = chains.flatMap(({ responses }) =>
        responses.flatMap(({ questionId, valueNum }) => (questionId === "q2" ? [valueNum ?? -1] : [])),
      );
      expect(pages.total).toMatchObject({
        top: given.filter((value) => value === 4 || value === 5).length,
        notCounted: given.filter((value) => value < 1 || value > 5).length,
        answers: given.filter((value) => value >= 1 && value <= 5).length,
      });
    }),
    { numRuns: 30 },
  );
});

test("a metric of an NPS question with NPS's values has the numbers of NPS", async () => {
  const named: Metric = { ...NPS, survey: "s1", questions: ["q1"] };
  await fc.assert(
    fc.asyncProperty(anyAnswered, async (chains) => {
      const baseUrl = await apiServer({ chains }, { pageSize: 3 });
      expect(told(await read(baseUrl, "stream", named))).toEqual(told(await read(baseUrl, "stream")));
    }),
    { numRuns: 30 },
  );
});
