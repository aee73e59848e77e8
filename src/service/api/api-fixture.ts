/** A small service for tests: the real API over a memory store, with a clock that only the test moves. */
import * as z from "zod/mini";
import type {
  ArchivedChain,
  ArchivedQuestion,
  ArchivedResponse,
  ArchivedSurvey,
} from "../documents/documents.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import type { Scope, Store } from "../store/store.ts";
import { tokenDigest } from "../token-digest.ts";
import { createApi, type ApiOptions } from "./create-api.ts";

/** The moment at which every fixture begins, in unix milliseconds. */
export const START = Date.UTC(2026, 10, 20);

export const npsQuestion: ArchivedQuestion = {
  _id: "q-nps",
  questionType: "NPS",
  title: { en: "How likely…?", fi: "Kuinka…?" },
  languages: ["en", "fi"],
  choices: [],
};

export const contactQuestion: ArchivedQuestion = {
  _id: "q-contact",
  questionType: "Contact",
  title: { en: "May we contact you?" },
  subtitle: { fi: "Vapaaehtoinen" },
  languages: ["fi", "en"],
  choices: [
    { fieldId: "c1", fieldName: { en: "E-mail", fi: "Sähköposti" }, type: "string", subType: "email" },
    { fieldId: "c2", fieldName: { en: "Phone" }, type: "string", subType: "tel" },
  ],
};

export const survey = (fields: Partial<ArchivedSurvey> = {}): ArchivedSurvey => ({
  _id: "s1",
  name: "Store visit",
  createdBy: "u1",
  teamId: "team-a",
  teamName: "Stores",
  languages: ["en", "fi"],
  archived: false,
  questions: [npsQuestion, contactQuestion],
  ...fields,
});

/** An answer in English to the NPS question, or to that of another id. */
export const npsAnswer = (score: number, questionId = npsQuestion._id): ArchivedResponse => ({
  questionId,
  questionType: "NPS",
  surveyId: "s1",
  answer: score,
  valueNum: score,
  language: "en",
});

/** An answer in words, in English, to a question of the id `q-text`. */
export const textAnswer = (answer: string): ArchivedResponse => ({
  questionId: "q-text",
  questionType: "Text",
  surveyId: "s1",
  answer,
  language: "en",
  valueString: answer,
});

export const chain = (fields: Partial<ArchivedChain> = {}): ArchivedChain => {
  const createdAt = fields.createdAt ?? 1_544_115_478;
  return {
    _id: "chain-1",
    surveyId: "s1",
    surveyVersion: 3,
    isClosed: true,
    touchpointId: "t1",
    touchpointName: "Helsinki",
    createdAt,
    createdAtDate: new Date(createdAt * 1000).toISOString(),
    teamId: "team-a",
    teamName: "Stores",
    metadata: { till: "4" },
    language: "fi",
    browser: "Chrome 131",
    responses: [
      { questionId: "q-nps", questionType: "NPS", surveyId: "s1", answer: 9, valueNum: 9, language: "fi" },
    ],
    ...fields,
  };
};

/** `count` chains, the newest first: `chain-<count>` down to `chain-1`, a second apart. */
export const chains = (count: number, fields: Partial<ArchivedChain> = {}): ArchivedChain[] =>
  Array.from({ length: count }, (_, index) =>
    chain({ _id: `chain-${count - index}`, createdAt: 1_544_115_478 + count - index, ...fields }),
  );

export interface Contents {
  readonly surveys?: readonly ArchivedSurvey[];
  readonly chains?: readonly ArchivedChain[];
}

/** Puts documents into a store. */
export async function fill(store: Store, contents: Contents): Promise<void> {
  await store.write(async (transaction) => {
    for (const each of contents.surveys ?? [survey()]) await transaction.putSurvey(each);
    await transaction.putChains(contents.chains ?? []);
  });
}

export async function addToken(store: Store, value: string, scope: Scope, expiresAt?: number): Promise<void> {
  const digest = await tokenDigest(value);
  const expiry = expiresAt === undefined ? {} : { expiresAt };
  await store.addToken({ id: `id-${value}`, name: value, digest, scope, createdAt: START, ...expiry });
}

const pageSchema = z.object({
  data: z.array(z.looseObject({ _id: z.string() })),
  paging: z.object({ next: z.nullable(z.string()), previous: z.nullable(z.string()) }),
});

/** An answer's body. The server's library has a `Response` of its own, once it was loaded, and that has no `bytes`. */
export const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

/** The API with the tokens `all` and `team-a`, and `get`, which asks it as `all` unless told otherwise. */
export async function apiFixture(contents: Contents = {}, options: Partial<ApiOptions> = {}) {
  const store = createMemoryStore();
  await fill(store, contents);
  await addToken(store, "all", "all");
  await addToken(store, "team-a", ["team-a"]);
  const clock = { now: START };
  const api = createApi({ store, now: () => clock.now, delay: () => Promise.resolve(), ...options });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    api.request(`http://api.test${path}`, { headers: { authorization: "all", ...headers } });
  const json = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    (await get(path, headers)).json();
  const page = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    pageSchema.parse(await json(path, headers));
  return { api, store, clock, get, json, page };
}
