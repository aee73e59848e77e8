/** Puts comments together that fit a score, in the respondent's language. */
import type { Language } from "../surveys/plan.ts";
import type { Random } from "../random/random.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fi } from "./fi.ts";
import type { Phrases, Topic } from "./phrases.ts";
import { sv } from "./sv.ts";

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, fi, sv, de, ar };

type Topics = readonly [Topic, ...Topic[]];

/** A comment by someone who gave `score`, about one or two of the topics. */
export function composeComment(random: Random, language: Language, score: number, topics: Topics): string {
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
