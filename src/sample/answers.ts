/** What a respondent answers to one question, given how content they are. */
import type { ArchivedResponse } from "../service/documents/documents.ts";
import { composeComment, PHRASES } from "./comments/compose.ts";
import type { Topic } from "./comments/phrases.ts";
import type { Language, PlannedChoice, PlannedQuestion, PlannedTexts, QuestionType } from "./surveys/plan.ts";
import { scoreFor } from "./stories.ts";
import { contactOf } from "./people.ts";
import type { Random, Weighted } from "./random/random.ts";

/** Who answers. */
export interface Respondent {
  readonly random: Random;
  readonly language: Language;
  readonly mood: number;
  /** What there is to talk about. */
  readonly topics: readonly [Topic, ...Topic[]];
}

type Answer = Pick<ArchivedResponse, "answer" | "valueNum" | "valueString">;

/** Every two hundred and fiftieth can't decide, which is an NPS answer that does not count. */
const UNDECIDED = 0.004;

const number = (value: number): Answer => ({ answer: value, valueNum: value });
const text = (value: string): Answer => ({ answer: value, valueString: value });

const ANSWERS: Readonly<Record<QuestionType, (who: Respondent, question: PlannedQuestion) => Answer>> = {
  NPS: ({ random, language, mood }, { key }) => {
    if (random.chance(UNDECIDED)) return text(PHRASES[language].dontKnow);
    // The second of two NPS questions is near the first, a little better.
    return number(scoreFor(key === "recommend-call" ? mood + 0.5 + random.normal() * 0.8 : mood));
  },
  Text: ({ random, language, mood, topics }) =>
    text(composeComment(random, language, scoreFor(mood), topics)),
  Word: (who, { choices = [] }) => text(chosen(who, choices)),
  Contact: ({ random, language }) => text(contactOf(random, language)),
  Button: ({ random, mood }) => number(random.chance(0.25 + mood * 0.07) ? 1 : 0),
  Slider: ({ random, mood }, { key }) =>
    number(
      key === "wait"
        ? Math.max(0, Math.round((10 - mood) * 3 + random.next() * 8))
        : Math.min(100, Math.max(0, Math.round(mood * 9.5 + random.normal() * 9))),
    ),
  Ranking: ({ random, language }, { choices = [] }) =>
    text(
      choices
        .map((choice) => ({
          name: nameIn(choice.name, language),
          rank: random.next() / (choice.weight ?? 1),
        }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ name }) => name)
        .join(" > "),
    ),
};

/** The respondent's answer, or undefined when they skip the question. */
export function answerTo(who: Respondent, question: PlannedQuestion): Answer | undefined {
  const { random, mood } = who;
  // People write when they are angry, and leave their number when they want to be called back.
  const unhappy = mood < 5 && (question.type === "Text" || question.type === "Contact") ? 1.5 : 1;
  return random.chance(question.answered * unhappy) ? ANSWERS[question.type](who, question) : undefined;
}

function chosen({ random, language, mood }: Respondent, choices: readonly PlannedChoice[]): string {
  const content = scoreFor(mood) / 10;
  const [first, ...rest] = choices.map((choice): Weighted<string> => {
    const { name, weight = 1, unhappyWeight = weight } = choice;
    return [nameIn(name, language), unhappyWeight + (weight - unhappyWeight) * content];
  });
  return first === undefined ? "" : random.weighted([first, ...rest]);
}

/** A text in a language, or in the first that has one. */
const nameIn = (texts: PlannedTexts, language: Language): string =>
  texts[language] ?? Object.values(texts)[0] ?? "";
