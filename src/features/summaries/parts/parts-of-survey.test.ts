import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import { SummaryBuilder } from "../../../analysis/summaries/summaries.ts";
import { surveyParts } from "./named-choices.ts";

const question = (_id: string, questionType: string) => ({
  _id,
  title: _id,
  subtitle: undefined,
  choicesString: [],
  questionType,
  languages: ["en"],
  language: "en",
  choices: [],
  surveyId: "s1",
});

test("questions come in the survey's order, then those that it has no more", () => {
  const builder = new SummaryBuilder();
  builder.append([
    chain({ _id: "c", responses: [answer("Slider", "gone", 3), answer("Text", "second", "Fine")] }),
  ]);
  const parts = surveyParts(
    { questions: [question("first", "NPS"), question("second", "Text")] },
    builder.summaries(),
  );
  expect(parts.map(({ id, type, summary }) => [id, type, summary?.answered])).toEqual([
    ["first", "NPS", undefined],
    ["second", "Text", 1],
    ["gone", "Slider", 1],
  ]);
});
