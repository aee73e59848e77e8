/** What a respondent answers to one question, given how content they are. */
import type { ArchivedResponse } from "../service/documents/documents.ts";
import { PHRASES, type Topic, type Topics, type Phrases } from "./comments/phrases.ts";
import type { Language, PlannedChoice, PlannedQuestion, PlannedTexts, QuestionType } from "./surveys/plan.ts";
import { scoreFor } from "./stories.ts";
import { contactOf } from "./people.ts";
import type { Random, Weighted } from "./random/random.ts";

export interface Respondent {
  readonly random: Random;
  readonly language: Language;
  readonly mood: number;
  /** What there is to talk about. */
  readonly topics: Topics;
}

type Answer = Pick<ArchivedResponse, "answer" | "valueNum" | "valueString">;

/** Every two hundred and fiftieth can't decide, which is an NPS answer that does not count. */
const UNDECIDED = 0.004;

const number = (value: number): Answer => ({ answer: value, valueNum: value });
const text = (value: string): Answer => ({ answer: value, valueString: value });

/** `value` as a whole number from `low` to `high`. */
const within = (low: number, high: number, value: number): number =>
  Math.min(high, Math.max(low, Math.round(value)));

/** By the key of the question, for someone in a mood from 0 to 10. */
const SLIDERS: Readonly<Record<string, (random: Random, mood: number) => number>> = {
  wait: (random, mood) => Math.max(0, Math.round((10 - mood) * 3 + random.next() * 8)),
  ease: (random, mood) => within(0, 100, mood * 9.5 + random.normal() * 9),
  satisfied: (random, mood) => within(1, 5, 1 + mood * 0.42 + random.normal() * 0.8),
  effort: (random, mood) => within(1, 7, 1.5 + mood * 0.55 + random.normal() * 1.2),
};

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
  Button: ({ random, mood }) => number(random.chance(0.55 + mood * 0.035) ? 1 : 0),
  Slider: ({ random, mood }, { key }) => number(SLIDERS[key]?.(random, mood) ?? 0),
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

/** A comment by someone who gave `score`, about one or two of the topics. */
function composeComment(random: Random, language: Language, score: number, topics: Topics): string {
  const phrases = PHRASES[language];
  const tone = score >= 9 ? "good" : score >= 7 ? "middle" : "bad";
  if (random.chance(0.14)) return random.pick(phrases.brief[tone]);
  const first = random.pick(topics);
  const second = otherThan(random, topics, first);
  const sentences =
    tone === "middle" ? mixed(random, phrases, first, second) : plain(random, phrases, tone, first, second);
  return [...sentences, ...(random.chance(0.4) ? [random.pick(phrases.end[tone])] : [])].join(" ");
}

/** One topic, or two, in one tone. */
function plain(
  random: Random,
  phrases: Phrases,
  tone: "good" | "bad",
  first: Topic,
  second: Topic | undefined,
): readonly string[] {
  const sentence = random.pick(phrases[tone][first]);
  if (second === undefined || random.chance(0.55)) return [sentence];
  return [sentence, random.pick(phrases[tone][second])];
}

/** Praise, and mostly a complaint about something else. */
function mixed(random: Random, phrases: Phrases, first: Topic, second: Topic | undefined): readonly string[] {
  const praise = random.pick(phrases.good[first]);
  if (second === undefined || random.chance(0.3)) return [praise];
  return [praise, random.pick(phrases.but), random.pick(phrases.bad[second])];
}

function otherThan(random: Random, topics: Topics, first: Topic): Topic | undefined {
  const [next, ...rest] = topics.filter((topic) => topic !== first);
  return next === undefined ? undefined : random.pick([next, ...rest]);
}
