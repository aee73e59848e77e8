import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSeenNames } from "../../../client/seen-names.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { chain, response } from "../../testing/chain-documents.ts";
import { pageOf } from "../../testing/pages.ts";
import { zipped } from "../../testing/zipped.ts";
import { workbookFile } from "../../../ui/downloads/workbook-file.ts";
import {
  FIRST_CHOICE,
  type ExportChoice,
  runExport,
  type ExportSource,
  type ExportWords,
} from "./run-export.ts";

await ensureTemporal();

const question = (_id: string, title: string): Survey["questions"][number] => ({
  _id,
  title,
  subtitle: undefined,
  choicesString: [],
  questionType: "Text",
  languages: ["en"],
  language: "en",
  choices: [],
  surveyId: "s1",
});

const survey: Survey = {
  _id: "s1",
  name: "Store visit",
  createdBy: "",
  teamId: "",
  teamName: "",
  languages: [],
  archived: false,
  questions: [question("q-score", "How likely?"), question("q-why", "Why?")],
};

const words: ExportWords = {
  headers: {
    id: "Id",
    createdLocal: "Created",
    createdUtc: "UTC",
    survey: "Survey",
    touchpoint: "Touchpoint",
    touchpointId: "Touchpoint id",
    team: "Team",
    language: "Language",
    browser: "Browser",
    surveyId: "Survey id",
    codes: "Codes",
  },
  sheets: { rows: "Responses", about: "About" },
  subject: survey.name,
  provenance: ({ rows, complete }) => [["Rows", `${rows} ${complete ? "all" : "some"}`]],
};

const all = [
  chain({
    _id: "c2",
    createdAt: 1_800_000_000,
    responses: [response({ questionId: "q-why", answer: "=1, or so" })],
    metadata: { till: 4 },
  }),
  chain({
    _id: "c1",
    createdAt: 1_799_900_000,
    language: "sv",
    responses: [
      response({ questionId: "q-gone", question: "Gone?", answer: "yes" }),
      response({ questionId: "q-score", questionType: "NPS", answer: 9, valueNum: 9 }),
      response({ questionId: "q-mail", question: "Mail", questionType: "Contact", answer: "a@example.org" }),
    ],
    metadata: { mail: "a@example.org" },
  }),
];

function source(rows: readonly ResponseChain[] = all): ExportSource {
  const chains = async ({ skip = 0 }: ChainsQuery) => pageOf(rows, skip, 1);
  return {
    connection: { client: { chains }, seen: createSeenNames() },
    query: {},
    fits: () => true,
    page: rows.slice(0, 1),
    unreadable: 0,
    chosen: rows.slice(1),
    surveys: [survey],
    range: { from: "2027-01-01" },
    zone: "Europe/Helsinki",
  };
}

const exported = (choice: Partial<ExportChoice> = {}, from: ExportSource = source()) =>
  runExport(
    from,
    { ...FIRST_CHOICE, marked: false, ...choice },
    words,
    new AbortController().signal,
    () => undefined,
  );

const HEAD =
  "Id,Created,UTC,Survey,Touchpoint,Touchpoint id,Team,Language,Browser,Survey id,How likely?,Why?,Gone?,Mail,mail,till";

const titleOf = ({ answer }: { readonly answer?: unknown }) => (answer === "yes" ? "Kyllä" : undefined);

test("codes are a column where there are any, found in covered comments alone", async () => {
  const codes = [
    { name: "One", find: "1" },
    { name: "Or", find: '"or so"' },
    { name: "Yes", find: "yes -no" },
  ];
  const { file } = await exported({}, { ...source(), codes });
  const [head = "", first = "", second = ""] = (await file.text()).split("\r\n");
  expect(head).toContain("Browser,Survey id,Codes,How likely?");
  expect(first).toContain(",fi,,s1,One; Or,");
  expect(second).toContain(",sv,,s1,Yes,9,");
});

test("answers that name choices are in the language of the questions, and all others as they were given", async () => {
  const { file } = await exported({}, { ...source(), titleOf });
  expect(await file.text()).toContain(",9,,Kyllä,");
  expect(await file.text()).toContain("'=1, or so");
});

test("everything that matches, newest first, a column for each question and metadata key, contacts covered", async () => {
  const { name, file, rows, complete } = await exported();
  expect({ name, rows, complete }).toEqual({
    name: "store-visit_2027-01-01_2027-01-15.csv",
    rows: 2,
    complete: true,
  });
  expect((await file.text()).split("\r\n")).toEqual([
    HEAD,
    `c2,2027-01-15 10:00:00,2027-01-15T08:00:00Z,Store visit,Helsinki,t1,Stores,fi,,s1,,"'=1, or so",,,,4`,
    `c1,2027-01-14 06:13:20,2027-01-14T04:13:20Z,Store visit,Helsinki,t1,Stores,sv,,s1,9,,yes,••••••••,••••••••,`,
    "",
  ]);
});

test("the columns are the same whichever row is newest", async () => {
  const swapped = all.map((row, index) => ({ ...row, createdAt: index }));
  const heads = await Promise.all(
    [all, swapped].map(
      async (rows) => (await (await exported({}, source(rows))).file.text()).split("\r\n")[0],
    ),
  );
  expect(heads[0]).toBe(heads[1]);
});

test("a column of answers that name no survey has no empty brackets", async () => {
  const nowhere = chain({ surveyId: "", responses: [response({ questionId: "q-why", question: "Why?" })] });
  const { file } = await exported({}, source([nowhere]));
  expect((await file.text()).split("\r\n")[0]).toMatch(/,How likely\?,Why\? \(Store visit\),Why\?$/);
});

test("ticked, contacts are as they were given", async () => {
  const { file } = await exported({ uncovered: true, format: "jsonl" });
  expect((await file.text()).split("\n").map((line) => line.includes("a@example.org"))).toEqual([
    false,
    true,
    false,
  ]);
});

test("this page, or the rows chosen, without reading anything", async () => {
  const page = await exported({ scope: "page", format: "jsonl" });
  const chosen = await exported({ scope: "chosen", format: "jsonl" });
  const lines = [await page.file.text(), await chosen.file.text()];
  expect(lines.map((line) => /"_id":"(c\d)"/.exec(line)?.[1])).toEqual(["c2", "c1"]);
});

const nothingIsRead = () => Promise.reject(new Error("nothing is to be read"));

async function* oldestFirst() {
  yield* [[all[1] ?? chain()], [all[0] ?? chain()]];
}

test("all that is shown, in its order, without reading anything", async () => {
  const client = { chains: nothingIsRead };
  const connection = { client, seen: createSeenNames() };
  const inView = { count: 2, complete: true, unreadable: 0, chains: oldestFirst };
  const whole = await exported({ format: "jsonl" }, { ...source(), connection, inView });
  const lines = (await whole.file.text()).trimEnd().split("\n");
  expect(lines.map((line) => /"_id":"(c\d)"/.exec(line)?.[1])).toEqual(["c1", "c2"]);
  expect(whole.complete).toBe(true);
  expect(whole.name).toBe("store-visit_2027-01-01_2027-01-15.jsonl");
  const partial = await exported({}, { ...source(), connection, inView: { ...inView, complete: false } });
  expect(partial.complete).toBe(false);
});

test("lines about the file come first on request, and the byte order mark before them", async () => {
  const csv = await (await exported({ provenance: true, marked: true })).file.bytes();
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(csv)).toMatch(/^\uFEFF# Rows,2 all\r\nId,/);
  const lines = await (await exported({ provenance: true, format: "jsonl" })).file.text();
  expect(lines).toMatch(/^\{"about":\{"Rows":"2 all"\}\}\n\{/);
});

test("a workbook is one: a zip of sheets", async () => {
  const { file, name } = await exported({ format: "xlsx", provenance: true });
  expect(name).toMatch(/\.xlsx$/);
  expect(await file.slice(0, 2).text()).toBe("PK");
});

test("a workbook has times that sort, on the clocks of each column; one that Excel can't count stays a text", async () => {
  const at = [1_800_000_000, -2_203_891_201, 1e15];
  const rows = at.map((createdAt, index) => chain({ _id: `c${index}`, createdAt, responses: [] }));
  const { file } = await exported({ format: "xlsx" }, source(rows));
  const sheet = await zipped(file, "xl/worksheets/sheet1.xml");
  const cell = (place: string) => new RegExp(`<c r="${place}"([^>]*)(?:/>|><v>([^<]*)</v>)`).exec(sheet);
  expect(Number(cell("B3")?.[2])).toBeCloseTo(46_402 + 10 / 24, 9);
  expect(Number(cell("C3")?.[2])).toBeCloseTo(46_402 + 8 / 24, 9);
  expect(cell("C4")?.[1]).toContain('t="s"');
  expect(cell("C2")).toBeNull();
  expect(await zipped(file, "xl/styles.xml")).toContain('formatCode="yyyy-mm-dd hh:mm:ss"');
});

test("a workbook has texts that are names of every object's own members, too", async () => {
  const given = ["constructor", "__proto__", "toString", "\uE000valueOf", "plain"];
  const rows = given.map((answer, at) =>
    chain({
      _id: `c${at}`,
      createdAt: 1_800_000_000 - at,
      responses: [response({ questionId: "q-why", answer })],
      metadata: { hasOwnProperty: at },
    }),
  );
  const { file } = await exported({ format: "xlsx" }, source(rows));
  const sheet = await zipped(file, "xl/worksheets/sheet1.xml");
  for (const text of ["constructor", "__proto__", "toString", "hasOwnProperty"])
    expect(sheet).toContain(`t="inlineStr"><is><t>${text}</t></is></c>`);
  expect(sheet).not.toMatch(/<f>|native code|\[object/);
});

test("a workbook's texts are read as they were given", async () => {
  const parts = [
    "_",
    "x",
    "000D",
    "_x000d_",
    "_x005F_",
    "\r",
    "\r\n",
    "\t",
    "\u0000",
    "\u0085",
    "\uFFFD",
    "é<&>",
    " ",
  ];
  const anyTexts = fc.array(
    fc.array(fc.constantFrom(...parts), { minLength: 1 }).map((each) => each.join("")),
  );
  await fc.assert(
    fc.asyncProperty(anyTexts, async (rows) => {
      const columns = [{ header: "Text", width: 9, cell: (text: string) => text }];
      const contents = { rows, count: rows.length, columns, provenance: [] };
      const writing = { signal: new AbortController().signal, onWritten: () => undefined };
      const file = await workbookFile(contents, { rows: "Rows", about: "About" }, writing);
      const xml = await zipped(file, "xl/sharedStrings.xml");
      expect(xml).not.toMatch(/\r|(?![\t\n])\p{Cc}/u);
      const texts = Array.from(xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g), ([, text = ""]) =>
        text
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&amp;", "&")
          .replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
      );
      expect(texts).toEqual([...new Set(["Text", ...rows])]);
    }),
  );
});

test("rows that don't fit what the API can't filter by are left out", async () => {
  const { rows } = await exported({}, { ...source(), fits: ({ language }) => language === "sv" });
  expect(rows).toBe(1);
});

test("cancelled, there is no file", async () => {
  const cancelled = AbortSignal.abort();
  await expect(runExport(source(), FIRST_CHOICE, words, cancelled, () => undefined)).rejects.toMatchObject({
    name: "AbortError",
  });
});
