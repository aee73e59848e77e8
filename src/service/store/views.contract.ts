/** What the views for other tools promise, on every database that has them. The queries are those of docs/tools.md. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scoreInterval } from "../../analysis/interval.ts";
import { scoreFrom } from "../../analysis/score.ts";
import { chain, fill, npsQuestion, survey } from "../api/api-fixture.ts";
import { anyChains } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain, ArchivedResponse } from "../documents/documents.ts";
import type { Store } from "./store.ts";

type Row = Readonly<Record<string, unknown>>;

export interface ViewedStore {
  readonly store: Store;
  /** Runs a statement as another tool would, on a connection of its own. */
  readonly rows: (statement: string) => Promise<readonly Row[]>;
}

export type Dialect = "postgresql" | "sqlite";

const response = (fields: Partial<ArchivedResponse>): ArchivedResponse => ({
  questionId: "q-nps",
  questionType: "NPS",
  surveyId: "s1",
  answer: 9,
  language: "fi",
  ...fields,
});

const nps = (score: number): ArchivedResponse => response({ answer: score, valueNum: score });
const comment = (text: string): ArchivedResponse =>
  response({ questionId: "q-why", questionType: "Text", answer: text, valueString: text });

/** The queries of docs/tools.md for a database, in order, as they are once a tool has filled in its filters. */
function documented(dialect: Dialect): readonly string[] {
  const blocks = readFileSync("docs/tools.md", "utf8").matchAll(/^```sql ([a-z ]+)\n([^`]+)```$/gm);
  return Array.from(blocks, ([, names = "", text = ""]) => ({ names: names.split(" "), text }))
    .filter(({ names }) => names.includes(dialect))
    .map(({ text }) =>
      text
        .replace(
          "$__timeFilter(created_at)",
          "created_at between '2026-01-01T00:00:00Z' and '2026-12-31T00:00:00Z'",
        )
        .replace("$__from", `${Date.UTC(2026, 0, 1)}`)
        .replace("$__to", `${Date.UTC(2026, 11, 31)}`)
        .replaceAll(/\[\[[^\]]*\]\]/g, ""),
    );
}

/** Tells answers apart. */
const key = (id: unknown, place: unknown) => JSON.stringify([id, place]);

const numbered = (row: Row | undefined, names: readonly string[]): readonly number[] =>
  names.map((name) => Number(row?.[name]));

export function viewsContract(dialect: Dialect, open: () => Promise<ViewedStore>, runs: number): void {
  async function holding(
    chains: readonly ArchivedChain[],
    check: (rows: ViewedStore["rows"]) => Promise<void>,
  ): Promise<void> {
    const { store, rows } = await open();
    await fill(store, {
      surveys: [survey({ questions: [{ ...npsQuestion, languages: ["sv", "fi", "en"] }] })],
      chains,
    });
    await check(rows);
    await store.close();
  }

  test("a row a response, with what it is found by", async () => {
    const createdAt = Date.UTC(2026, 10, 20, 9, 41, 7) / 1000;
    await holding(
      [chain({ createdAt, metadata: { till: "4", 'a "b".c': [1, null], paid: true } })],
      async (rows) => {
        const [row, ...others] = await rows("select * from earshot_responses");
        expect(others).toEqual([]);
        expect(new Date(String(row?.["created_at"])).getTime()).toBe(createdAt * 1000);
        expect(Boolean(row?.["is_closed"])).toBe(true);
        const metadata = row?.["metadata"];
        expect(typeof metadata === "string" ? JSON.parse(metadata) : metadata).toEqual({
          till: "4",
          'a "b".c': [1, null],
          paid: true,
        });
        expect(row).toMatchObject({
          id: "chain-1",
          created_at_unix: dialect === "sqlite" ? createdAt : String(createdAt),
          survey_id: "s1",
          survey_name: "Store visit",
          survey_version: 3,
          touchpoint_id: "t1",
          touchpoint_name: "Helsinki",
          team_id: "team-a",
          team_name: "Stores",
          language: "fi",
          browser: "Chrome 131",
        });
      },
    );
  });

  test("a row an answer: its number, its words, what counts for NPS, and its question's title", async () => {
    const responses = [
      nps(10),
      response({ answer: "don't know" }),
      response({ answer: 9.5, valueNum: 9.5 }),
      response({ answer: 11, valueNum: 11 }),
      response({ questionType: "Slider", answer: 7 }),
      comment("Good — ✓"),
    ];
    await holding([chain({ responses })], async (rows) => {
      const answers = await rows("select place, value, text, nps from earshot_answers order by place");
      expect(answers).toEqual([
        { place: 1, value: 10, text: null, nps: 10 },
        { place: 2, value: null, text: "don't know", nps: null },
        { place: 3, value: 9.5, text: null, nps: null },
        { place: 4, value: 11, text: null, nps: null },
        { place: 5, value: 7, text: null, nps: null },
        { place: 6, value: null, text: "Good — ✓", nps: null },
      ]);
      expect(await rows("select id, survey_name, place, title from earshot_questions")).toEqual([
        { id: "q-nps", survey_name: "Store visit", place: 1, title: "Kuinka…?" },
      ]);
    });
  });

  test("contact details are left out, wherever they stand", async () => {
    const responses = [
      nps(3),
      response({ questionType: "Contact", answer: "Maija Virtanen, maija@example.org" }),
      comment("write to maija@example.org"),
      comment("+999 40 123 4567"),
      comment("too slow"),
    ];
    const metadata = {
      till: "4",
      receiptTo: "maija@example.org",
      "Contact e-mail": "none",
      puhelin: 40123,
      called: "040 123 4567",
      nested: { to: "maija@example.org" },
      orderValue: 12.5,
    };
    await holding([chain({ responses, metadata })], async (rows) => {
      const answers = await rows("select place, nps, text from earshot_answers order by place");
      expect(answers).toEqual([
        { place: 1, nps: 3, text: null },
        { place: 3, nps: null, text: null },
        { place: 4, nps: null, text: null },
        { place: 5, nps: null, text: "too slow" },
      ]);
      const [row] = await rows("select metadata from earshot_responses");
      const kept = row?.["metadata"];
      expect(typeof kept === "string" ? JSON.parse(kept) : kept).toEqual({ till: "4", orderValue: 12.5 });
    });
  });

  test("every chain is a row, and every answer in its place, whatever they hold", async () => {
    const run = fc.asyncProperty(anyChains, async (chains) => {
      await holding(chains, async (rows) => {
        const ids = await rows("select id from earshot_responses");
        expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(chains.map(({ _id }) => _id)));
        expect(ids).toHaveLength(chains.length);
        const told = await rows("select response_id, place, question_id, value, nps from earshot_answers");
        const answers = new Map(told.map((row) => [key(row["response_id"], row["place"]), row]));
        expect(answers.size).toBe(chains.flatMap(({ responses }) => responses).length);
        for (const { _id, responses } of chains) {
          for (const [at, { questionId, questionType, valueNum, answer }] of responses.entries()) {
            expect(answers.get(key(_id, at + 1))).toMatchObject({
              question_id: questionId,
              value: valueNum ?? (typeof answer === "number" ? answer : null),
              nps: questionType === "NPS" ? (valueNum ?? null) : null,
            });
          }
        }
      });
    });
    await fc.assert(run, { numRuns: runs });
  });

  test("the queries of docs/tools.md run, and the interval by week is the dashboard's", async () => {
    const scores = [10, 9, 9, 8, 7, 6, 3, 0, 10];
    const chains = scores.map((score, at) =>
      chain({
        _id: `c${at}`,
        createdAt: Date.UTC(2026, 2, at < 6 ? 3 : 11, 12) / 1000 + at,
        touchpointName: score > 6 ? "Helsinki" : "Turku",
        responses: [nps(score), comment(`comment ${score}`)],
      }),
    );
    await holding(chains, async (rows) => {
      const queries = documented(dialect);
      expect(queries).toHaveLength(3);
      const [byWeek, byTouchpoint, comments] = await Promise.all(queries.map((query) => rows(query)));
      const weeks = [
        { top: 3, middle: 2, bottom: 1 },
        { top: 1, middle: 0, bottom: 2 },
      ];
      expect(byWeek).toHaveLength(2);
      for (const [at, counts] of weeks.entries()) {
        const [answers, score, low, high] = numbered(byWeek?.[at], ["answers", "nps", "low", "high"]);
        expect(answers).toBe(counts.top + counts.middle + counts.bottom);
        expect(score).toBeCloseTo(scoreFrom(counts) ?? Number.NaN, 9);
        expect(low).toBeCloseTo(scoreInterval(counts)?.low ?? Number.NaN, 9);
        expect(high).toBeCloseTo(scoreInterval(counts)?.high ?? Number.NaN, 9);
      }
      const starts = byWeek?.map((row) => new Date(String(row["time"])).toISOString().slice(0, 10));
      expect(starts).toEqual(
        dialect === "sqlite" ? ["2026-03-02", "2026-03-09"] : ["2026-03-01", "2026-03-08"],
      );
      expect(byTouchpoint?.map((row) => row["touchpoint_name"])).toEqual(["Turku", "Helsinki"]);
      expect(byTouchpoint?.map((row) => numbered(row, ["answers", "nps"]))).toEqual([
        [3, -100],
        [6, expect.closeTo(400 / 6, 9)],
      ]);
      expect(comments?.map((row) => row["text"])).toEqual(["comment 0", "comment 3", "comment 6"]);
    });
  });
}
