import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chainSchema } from "../../contract/resources.ts";
import { chain, npsAnswer } from "../../service/api/api-fixture.ts";
import type { Metric } from "../metric/metric.ts";
import { scoredBy } from "../report/comment-score.ts";
import { Gatherer } from "../report/gather.ts";
import { finish } from "../steps.ts";
import { contrastWords } from "../words/contrast.ts";
import { CommentsGatherer } from "./comments-gatherer.ts";
import { keyness, parseSides } from "./keyness.ts";
import { scoredChains } from "./scored-chains.ts";

const asked = ["q-one", "q-two"];
const rated = (value: number, question: string) => ({
  ...npsAnswer(value, question),
  questionType: "Slider",
});
const said = (answer: string) => ({
  questionId: "q-text",
  questionType: "Text",
  surveyId: "s1",
  answer,
  valueString: answer,
  language: "en",
});

const textOf = (value: number) =>
  `${value >= 4 ? "Kind staff" : "Slow queue"}. One shop, two tills, three doors, four aisles.`;

const anyChain = fc.record({
  values: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
  nps: fc.integer({ min: 0, max: 10 }),
  // What is said mostly goes with the first value.
  texts: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }),
  touchpointId: fc.constantFrom("t1", "t2"),
});
const anyMetric = fc.constantFrom<Pick<Metric, "kind" | "bottom">>(
  { kind: "share", bottom: [] },
  { kind: "balance", bottom: [1, 2] },
);

test("words told by the answers in columns are those that a report finds in whole responses", async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChain, { minLength: 60, maxLength: 200 }),
      anyMetric,
      fc.constantFrom({}, { touchpoint: ["t1"] }, { scores: [5, 4, 2] }),
      async (given, { kind, bottom }, filter) => {
        const metric: Metric = {
          name: "Satisfied",
          kind,
          survey: "s1",
          questions: asked,
          scale: [1, 2, 3, 4, 5],
          top: [4, 5],
          bottom,
        };
        const chains = given.map(({ values, nps, texts, touchpointId }, at) =>
          chainSchema.parse(
            chain({
              _id: `c${at}`,
              createdAt: 1_700_000_000 + at,
              language: "en",
              touchpointId,
              responses: [
                npsAnswer(nps),
                ...values.map((value, place) => rated(value, asked[place] ?? "")),
                ...texts.map((odd) => said(textOf(odd === 0 ? nps : (values[0] ?? 0)))),
              ],
            }),
          ),
        );
        const stopWords = new Set<string>();
        const choices = new Map();
        const scored = scoredBy(filter, metric, choices);
        const gathered = new Gatherer({ metric, choices, scored, stopWords: async () => stopWords });
        await gathered.take(chains);
        const words = gathered.corpora().flatMap((corpus) => finish(contrastWords(corpus, kind)));
        told += words.length;

        const comments = new CommentsGatherer();
        for (const each of chains) comments.take(each);
        const sides = parseSides(kind === "share" ? "passives:promoters" : "detractors:promoters");
        if (sides === undefined) throw new Error("These are no sides.");
        const { index } = comments;
        const found = finish(
          keyness(
            index,
            index.newest(),
            sides,
            "UTC",
            () => stopWords,
            scoredChains(gathered.columns(), filter),
          ),
        );
        expect(
          found.words.map(({ one, other, side, forms: _forms, ...word }) =>
            Object.assign(word, { side: side === "one" ? "other" : "top", top: other, other: one }),
          ),
        ).toEqual(words);
      },
    ),
    { numRuns: 30 },
  );
  expect(told).toBeGreaterThan(0);
});
