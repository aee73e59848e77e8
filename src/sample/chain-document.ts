/** One response chain of the sample. */
import type { SurveyVersion } from "../contract/queries.ts";
import type { ArchivedChain, ArchivedResponse, ArchivedSurvey } from "../service/documents/documents.ts";
import { answerTo, type Respondent } from "./answers.ts";
import type { SampleCalendar } from "./calendar.ts";
import type { Language, PlannedQuestion } from "./surveys/plan.ts";
import { moodOf, scoreFor, isWorse, topicsOf } from "./stories.ts";
import type { Random, Weighted } from "./random/random.ts";
import type { SampleDocuments } from "./survey-documents.ts";
import { SURVEYS, type SurveyName } from "./surveys/all.ts";
import { TOUCHPOINTS, type Touchpoint } from "./touchpoints.ts";
import type { Metadata } from "../contract/resources.ts";

/** What a chain is made from, besides chance. */
interface Surroundings {
  readonly documents: SampleDocuments;
  readonly calendar: SampleCalendar;
  /** How much comes from each touchpoint at this hour. */
  readonly open: readonly number[];
}

/** A chain at a moment (unix seconds) of the calendar. */
export function chainDocument(
  random: Random,
  createdAt: number,
  { documents, calendar: { start, end }, open }: Surroundings,
): ArchivedChain {
  const touchpoint = touchpointOf(random, open);
  const progress = (createdAt - start) / (end - start);
  const month = new Date(createdAt * 1000).getUTCMonth();
  const survey = surveyOf(random, touchpoint, progress);
  const document = documents.surveys[survey];
  const language = languageOf(random, touchpoint, SURVEYS[survey].languages);
  const isRebuilt = isWorse(touchpoint, createdAt, end);
  const mood = moodOf(random, touchpoint, month, progress, isRebuilt);
  const topics = topicsOf(survey, scoreFor(mood) <= 6, isRebuilt);
  const who: Respondent = { random, language, mood, topics };
  const browser = browserOf(random, touchpoint, progress);
  const surveyVersion = versionOf(random, progress);
  return {
    _id: chainId(random, createdAt),
    surveyId: document._id,
    surveyVersion,
    isClosed: isClosed(random, surveyVersion, end - createdAt),
    touchpointId: documents.touchpointIds.get(touchpoint.name) ?? "",
    touchpointName: touchpoint.name,
    createdAt,
    createdAtDate: new Date(createdAt * 1000).toISOString(),
    teamId: document.teamId,
    teamName: document.teamName,
    metadata: metadataOf(random, touchpoint, language, month, progress),
    language,
    ...(browser !== undefined && { browser }),
    responses: responsesOf(document, SURVEYS[survey].questions, who),
  };
}

function touchpointOf(random: Random, open: readonly number[]): Touchpoint {
  let left = random.next() * open.reduce((sum, share) => sum + share, 0);
  const place = open.findIndex((share) => (left -= share) < 0);
  const [first] = TOUCHPOINTS;
  return TOUCHPOINTS[place] ?? first;
}

/** A survey of the touchpoint; once one is archived, the touchpoint's first. */
function surveyOf(random: Random, { surveys }: Touchpoint, progress: number): SurveyName {
  const survey = random.weighted(surveys);
  const { archivedAfter = 1 } = SURVEYS[survey];
  return progress <= archivedAfter ? survey : surveys[0][0];
}

function languageOf(random: Random, touchpoint: Touchpoint, languages: readonly Language[]): Language {
  const language = random.weighted(touchpoint.languages);
  return languages.includes(language) ? language : "en";
}

/** Version 3 came in the first half and took over within months. */
const versionOf = (random: Random, progress: number): SurveyVersion =>
  random.next() < (progress - 0.25) / 0.2 ? 3 : 2;

/** Version 3 can leave a chain open: most are closed in a day and a half, some never. */
const isClosed = (random: Random, version: SurveyVersion, secondsToEnd: number): boolean =>
  version === 2 || !random.chance(secondsToEnd < 36 * 3600 ? 0.6 : 0.08);

/** As databases make them: the time first, then what tells apart. */
const chainId = (random: Random, createdAt: number): string =>
  [createdAt, random.bits(), random.bits()].map((part) => part.toString(16).padStart(8, "0")).join("");

function responsesOf(
  survey: ArchivedSurvey,
  questions: readonly PlannedQuestion[],
  who: Respondent,
): readonly ArchivedResponse[] {
  return survey.questions.flatMap(({ _id, questionType }, place) => {
    const question = questions[place];
    const given = question === undefined ? undefined : answerTo(who, question);
    if (given === undefined) return [];
    return [{ questionId: _id, questionType, surveyId: survey._id, ...given, language: who.language }];
  });
}

/** Campaigns by month, January being 0; the months without one have none. */
const CAMPAIGNS: Readonly<Record<number, string>> = {
  0: "winter-sale",
  3: "spring-days",
  6: "summer-sale",
  8: "back-outdoors",
  10: "black-week",
  11: "christmas",
};

const LOYALTY: readonly [Weighted<string>, ...Weighted<string>[]] = [
  ["none", 5],
  ["silver", 3],
  ["gold", 1],
];

/** The metadata of a chain. `month` counts from 0, `progress` goes from 0 to 1 over the two years. */
function metadataOf(
  random: Random,
  touchpoint: Touchpoint,
  language: Language,
  month: number,
  progress: number,
): Metadata {
  const campaign = CAMPAIGNS[month];
  return {
    ...SYSTEMS[touchpoint.channel](random, language, progress),
    ...(campaign !== undefined && random.chance(0.4) && { campaign }),
  };
}

const money = (random: Random): number => Math.round(random.next() ** 2 * 24_000 + 900) / 100;

type System = (random: Random, language: Language, progress: number) => Metadata;

const SYSTEMS: Readonly<Record<Touchpoint["channel"], System>> = {
  store: (random) => ({
    till: String(random.between(1, 5)),
    loyalty: random.weighted(LOYALTY),
    ...(random.chance(0.65) && { orderValue: money(random) }),
  }),
  web: (random, language) => ({
    orderValue: money(random),
    currency: language === "sv" ? "SEK" : "EUR",
    payment: random.pick(["card", "card", "invoice", "mobile"]),
    ...(random.chance(0.03) && { receiptTo: `customer${random.between(100, 999)}@example.com` }),
  }),
  app: (random, _language, progress) => ({
    appVersion: `4.${Math.floor(progress * 22)}.${random.between(0, 2)}`,
    loyalty: random.weighted(LOYALTY),
  }),
  phone: (random) => ({
    agent: `A${String(random.between(1, 18)).padStart(2, "0")}`,
    waitSeconds: Math.round(random.next() ** 2 * 1500),
  }),
};

/** The browser's name as the list shows it, where there is one. */
function browserOf(random: Random, touchpoint: Touchpoint, progress: number): string | undefined {
  const chrome = 130 + Math.floor(progress * 26);
  if (touchpoint.channel === "store") return `Chrome ${chrome - 4} (kiosk)`;
  if (touchpoint.channel !== "web") return undefined;
  return random.weighted([
    [`Chrome ${chrome}`, 9],
    [`Safari ${18 + Math.floor(progress * 8)}`, 5],
    [`Edge ${chrome}`, 2],
    [`Firefox ${chrome + 2}`, 2],
    ["Samsung Internet 28", 1],
  ]);
}
