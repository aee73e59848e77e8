// The screen, the command line and assistants count the same comments by different ways: over the network into an index
// that is asked piece by piece, from the database into one description, and by the tool of `/mcp`.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CommentsGatherer } from "../../analysis/comments/comments-gatherer.ts";
import { parseSides } from "../../analysis/comments/keyness.ts";
import { makeCommentsReport } from "../../analysis/comments/make-comments-report.ts";
import { finish } from "../../analysis/steps.ts";
import { stopWordsOf } from "../../analysis/words/stop-words.ts";
import { createClient } from "../../client/create-client.ts";
import { apiServer } from "../../client/testing/api-server.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { chain, npsAnswer, textAnswer } from "../../service/api/api-fixture.ts";
import type { ArchivedChain } from "../../service/documents/documents.ts";
import { mcpFixture } from "../../service/mcp/testing/mcp-service.ts";
import { chainSchema } from "../../contract/resources.ts";
import type { CommentsQuestion } from "./index-protocol.ts";
import { beginCommentsWork } from "./index-work.ts";

await ensureTemporal();

const anyWords = fc
  .array(fc.constantFrom("Long", "queue", "till!", "Kind", "staff", "👍", "?!", "call 040 123 4567"), {
    maxLength: 5,
  })
  .map((words) => words.join(" "));

const anyArchive: fc.Arbitrary<readonly ArchivedChain[]> = fc
  .array(
    fc.record({
      score: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
      texts: fc.array(anyWords, { maxLength: 2 }),
      touchpointId: fc.constantFrom("t1", "t2"),
      language: fc.constantFrom("en", "fi"),
      day: fc.nat(60),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((chains) =>
    chains.map(({ score, texts, day, ...rest }, serial) =>
      chain({
        ...rest,
        _id: `c${String(serial).padStart(3, "0")}`,
        createdAt: 1_750_000_000 + day * 86_400,
        responses: [...(score === undefined ? [] : [npsAnswer(score)]), ...texts.map(textAnswer)],
      }),
    ),
  );

const anyFilter = fc.record(
  {
    touchpoint: fc.constantFrom("t1", "t2"),
    language: fc.constantFrom("en", "fi"),
    to: fc.constantFrom(6, 8),
  },
  { requiredKeys: [] },
);
const anyFind = fc.constantFrom("", "queue", '"queue till"', "queue | staff", "-long", "👍", "call");
const codes = [
  { name: "Queue", find: "queue | till" },
  { name: "Staff", find: "staff" },
];
const SIDES = "detractors:promoters";
const sides = parseSides(SIDES);
if (sides === undefined) throw new Error("These are no sides.");
const stopWords = await stopWordsOf(["en", "fi"]);

test("any archive under any filters is counted the same on the screen, on the command line and for assistants", async () => {
  await fc.assert(
    fc.asyncProperty(anyArchive, anyFilter, anyFind, async (chains, { touchpoint, language, to }, find) => {
      const filter = {
        ...(touchpoint !== undefined && { touchpoint: [touchpoint] }),
        ...(language !== undefined && { language: [language] }),
        ...(to !== undefined && { scores: Array.from({ length: to + 1 }, (_, score) => score) }),
      };
      const gatherer = new CommentsGatherer();
      for (const each of chains) gatherer.take(chainSchema.parse(each));
      const told = finish(
        makeCommentsReport(
          {
            index: gatherer.index,
            ...gatherer.select(filter),
            filters: {},
            bounds: {},
            zone: "UTC",
            readAt: 0,
            complete: true,
            stopWords,
            surveyName: (id) => id,
          },
          { find, repeats: true, codes, sides, context: true, sample: { size: 5, seed: "7" } },
        ),
      );

      const baseUrl = await apiServer({ chains }, { pageSize: 20 });
      const client = createClient({ baseUrl, token: "all", scheme: "bare" }, {}, {});
      const work = beginCommentsWork({}, { client, onNames: () => undefined, onProgress: () => undefined });
      const { signal } = new AbortController();
      expect(await work.run(signal)).toMatchObject({ complete: true });
      const asked = { filter, find };
      const shown = async (question: CommentsQuestion) => work.answer?.(question, signal, () => undefined);
      const list = { kind: "list", ...asked, seed: undefined, grouped: false } as const;
      expect(await shown(list)).toMatchObject({
        selected: told.comments,
        withoutWords: told.withoutWords,
        inView: told.find?.comments,
      });
      expect(await shown({ kind: "repeats", ...asked })).toMatchObject({
        repeats: told.repeats?.map(({ text, count, score }) => ({ text, count, score })),
      });
      const order = { side: "right", word: 1 } as const;
      expect(await shown({ kind: "context", ...asked, zone: "UTC", order, most: 500 })).toMatchObject({
        lines: told.context?.length,
        shown: told.context,
        company: told.company,
      });

      expect(await shown({ kind: "codes", ...asked, zone: "UTC", codes })).toMatchObject({
        codes: told.codes?.map(({ inSample: _inSample, ...figures }) => figures),
        notCoded: told.notCoded,
      });
      expect(await shown({ kind: "sides", ...asked, zone: "UTC", sides, surveyNames: {} })).toEqual(
        told.sides,
      );

      const { answer } = await mcpFixture({ chains });
      const answered = await answer("comments", {
        tz: "UTC",
        ...(find !== "" && { find }),
        touchpoint,
        language,
        scoreTo: to ?? 10,
        sample: 5,
        seed: "7",
        compare: SIDES,
      });
      expect(answered).toMatchObject({
        responses: told.responses,
        withoutWords: told.withoutWords,
        languages: told.languages,
        find: find === "" ? null : told.find,
        sample: told.sample,
        sides: told.sides,
      });
    }),
    { numRuns: 25 },
  );
});
