/** One response chain of the sample. */
import type { SurveyVersion } from "../contract/queries.ts";
import type { ArchivedChain, ArchivedResponse } from "../service/archive/documents.ts";
import { answerTo, type Respondent } from "./answers.ts";
import { shares, type SampleCalendar } from "./calendar.ts";
import type { Topic } from "./comments/phrases.ts";
import type { Language } from "./languages.ts";
import { browserOf, metadataOf } from "./metadata.ts";
import { isTrouble, moodOf } from "./moods.ts";
import type { Random } from "./random.ts";
import { questionId, surveyId, teamId, touchpointId } from "./survey-documents.ts";
import { SURVEYS, type SurveyName } from "./surveys/all.ts";
import { TOUCHPOINTS, type Touchpoint } from "./touchpoints.ts";

/** What respondents of a survey talk about. */
const TOPICS: Readonly<Record<SurveyName, Respondent["topics"]>> = {
  "store-visit": ["staff", "range", "price", "place", "queue"],
  "service-desk": ["staff", "queue"],
  "web-order": ["site", "range", "price", "delivery"],
  delivery: ["delivery", "price"],
  app: ["app", "price"],
  "phone-support": ["call", "delivery"],
};
const TROUBLE: readonly [Topic, ...Topic[]] = ["works", "queue", "works", "place"];

/** A chain at a moment (unix seconds) of the calendar. */
export function chainDocument(
  random: Random,
  seed: number,
  createdAt: number,
  { start, end }: SampleCalendar,
): ArchivedChain {
  const touchpoint = touchpointAt(random, createdAt);
  const progress = (createdAt - start) / (end - start);
  const month = new Date(createdAt * 1000).getUTCMonth();
  const survey = surveyOf(random, touchpoint, progress);
  const { team, languages } = SURVEYS[survey];
  const language = languageOf(random, touchpoint, languages);
  const trouble = isTrouble(touchpoint, createdAt, end);
  const mood = moodOf(random, touchpoint, month, progress, trouble);
  const who: Respondent = { random, language, mood, topics: trouble ? TROUBLE : TOPICS[survey] };
  const browser = browserOf(random, touchpoint, progress);
  const surveyVersion = versionOf(random, progress);
  return {
    _id: chainId(random, createdAt),
    surveyId: surveyId(seed, survey),
    surveyVersion,
    isClosed: isClosed(random, surveyVersion, end - createdAt),
    touchpointId: touchpointId(seed, touchpoint.name),
    touchpointName: touchpoint.name,
    createdAt,
    createdAtDate: new Date(createdAt * 1000).toISOString(),
    teamId: teamId(seed, team),
    teamName: team,
    metadata: metadataOf(random, touchpoint, language, month, progress),
    language,
    ...(browser !== undefined && { browser }),
    responses: responsesOf(seed, survey, who),
  };
}

/** One of the touchpoints that are open at a moment. */
function touchpointAt(random: Random, seconds: number): Touchpoint {
  const open = shares(seconds);
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

function responsesOf(seed: number, survey: SurveyName, who: Respondent): readonly ArchivedResponse[] {
  return SURVEYS[survey].questions.flatMap((question) => {
    const given = answerTo(who, question);
    if (given === undefined) return [];
    return [
      {
        questionId: questionId(seed, survey, question.key),
        questionType: question.type,
        surveyId: surveyId(seed, survey),
        ...given,
        language: who.language,
      },
    ];
  });
}
