import { expect, test } from "vitest";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { chain, response } from "../../testing/chain-documents.ts";
import { zipped } from "../../testing/zipped.ts";
import { Shelf } from "../../../reading/comments/shelf.ts";
import {
  commentsFile,
  type CommentsFileChoice,
  type CommentsFileWords,
  type CommentsSource,
} from "./comments-file.ts";

await ensureTemporal();

const text = (answer: string) => response({ questionId: "q", answer, valueString: answer });
const score = response({ questionType: "NPS", answer: 9, valueNum: 9 });

const shelf = new Shelf();
for (const each of [
  chain({
    _id: "a",
    createdAt: 1_799_900_000,
    responses: [text("Long queue, mail me: a@example.org"), score],
  }),
  chain({ _id: "b", responses: [text("=1+1")] }),
])
  shelf.gatherer.take(each);

const question = {
  _id: "q",
  title: "Why?",
  subtitle: undefined,
  choicesString: [],
  questionType: "Text",
  languages: ["en"],
  language: "en",
  choices: [],
  surveyId: "s1",
};

const source: CommentsSource = {
  lines: async () => shelf.view({ filter: {}, find: "" }).inView,
  rowsAt: async (rows) => shelf.shown(rows, ["mail", "queue"]),
  isRead: true,
  unreadable: 0,
  codes: [{ name: "Mail" }, { name: "Queue" }],
  surveys: [{ _id: "s1", name: "Store visit", questions: [question] }],
  zone: "Europe/Helsinki",
};

const names = [
  "id",
  "createdLocal",
  "createdUtc",
  "survey",
  "question",
  "touchpoint",
  "language",
  "score",
] as const;
const lastNames = ["comment", "codes", "surveyId", "touchpointId"];
const headers = Object.fromEntries([...names, ...lastNames].map((name) => [name, name]));

const made = (choice: Partial<CommentsFileChoice> = {}, fields: Partial<CommentsSource> = {}) =>
  commentsFile(
    { ...source, ...fields },
    { format: "csv", provenance: false, marked: false, ...choice },
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a header for each column
      headers: headers as CommentsFileWords["headers"],
      sheets: { rows: "Comments", about: "About" },
      provenance: ({ rows, complete }) => [["Rows", `${rows} ${complete ? "all" : "some"}`]],
    },
    new AbortController().signal,
    () => undefined,
  );

test("comments as they are in view, each with its score and codes; contact data stays covered, formulas are texts", async () => {
  const { name, file, rows, complete } = await made();
  expect({ name, rows, complete }).toEqual({
    name: "comments_2027-01-14_2027-01-15.csv",
    rows: 2,
    complete: true,
  });
  expect((await file.text()).split("\r\n")).toEqual([
    [...names, ...lastNames].join(),
    "b,2027-01-15 10:00:00,2027-01-15T08:00:00Z,Store visit,Why?,Helsinki,fi,,'=1+1,,s1,t1",
    'a,2027-01-14 06:13:20,2027-01-14T04:13:20Z,Store visit,Why?,Helsinki,fi,9,"Long queue, mail me: ••••••••",Mail; Queue,s1,t1',
    "",
  ]);
});

test("what is gone by the time it is asked for makes the file incomplete, and the file says so", async () => {
  const { file, complete } = await made({ provenance: true }, { rowsAt: async () => [] });
  expect(complete).toBe(false);
  expect(await file.text()).toMatch(/^# Rows,0 some/);
  expect((await made({}, { unreadable: 3 })).complete).toBe(false);
});

test("a workbook is made of the same", async () => {
  const { name, file } = await made({ format: "xlsx" });
  expect(name).toMatch(/\.xlsx$/);
  const sheet = await zipped(file, "xl/worksheets/sheet1.xml");
  for (const cell of ["B2", "C2"])
    expect(sheet).toMatch(new RegExp(`<c r="${cell}" s="\\d+"><v>46402\\.\\d+</v>`));
});
