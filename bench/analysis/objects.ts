// What one would write without columns: an object an answer, filtered and counted.
import type { ResponseChain } from "../../src/contract/resources.ts";
import type { SliceFilter } from "../../src/analysis/slice/slice-filter.ts";
import type { TimeGrid } from "../../src/analysis/slice/time-grid.ts";

interface KeptAnswer {
  readonly createdAt: number;
  readonly survey: string;
  readonly touchpoint: string;
  readonly team: string;
  readonly language: string;
  readonly question: string;
  readonly score: number;
}

/** Keeps the answers that count, oldest first. */
export function keepObjects() {
  const answers: KeptAnswer[] = [];
  return {
    append(chains: readonly ResponseChain[]): void {
      for (const { createdAt, surveyId, touchpointId, teamId, language, responses } of chains) {
        for (const { questionType, questionId, valueNum: score } of responses) {
          if (questionType !== "NPS" || score === undefined) continue;
          const [survey, touchpoint, team, question] = [surveyId, touchpointId, teamId, questionId];
          answers.push({ createdAt, survey, touchpoint, team, language, question, score });
        }
      }
    },
    list: (): readonly KeptAnswer[] => answers.toSorted((a, b) => a.createdAt - b.createdAt),
  };
}

const has = (wanted: readonly string[] | undefined, id: string) =>
  wanted === undefined || wanted.length === 0 || wanted.includes(id);

/** Counts the same views: by score, touchpoint, survey, team, language, question, period and hour of the week. */
export function sliceObjects(answers: readonly KeptAnswer[], filter: SliceFilter, { periods }: TimeGrid) {
  const views = {
    touchpoint: counts(),
    survey: counts(),
    team: counts(),
    language: counts(),
    question: counts(),
  };
  const byPeriod = counts();
  const byHour = counts();
  const byScore = counts();
  let period = 0;
  for (const answer of answers) {
    if (!has(filter.touchpoint, answer.touchpoint) || !has(filter.survey, answer.survey)) continue;
    const { createdAt, score } = answer;
    while (createdAt >= (periods[period]?.end ?? Infinity)) period += 1;
    byScore(String(score), score);
    views.touchpoint(answer.touchpoint, score);
    views.survey(answer.survey, score);
    views.team(answer.team, score);
    views.language(answer.language, score);
    views.question(answer.question, score);
    byPeriod(String(period), score);
    byHour(String(Math.floor(createdAt / 3600) % 168), score);
  }
  return { views, byPeriod, byHour, byScore };
}

function counts() {
  const byKey = new Map<string, number[]>();
  return (key: string, score: number): void => {
    const tally = byKey.get(key) ?? Array.from({ length: 11 }, () => 0);
    tally[score] = (tally[score] ?? 0) + 1;
    byKey.set(key, tally);
  };
}
