// What the numbers on the screens must be, counted here from the API's own pages by the plainest means: every page in
// turn, no code of the dashboard's. The requests are made in the page, so that the demo answers them too.
import type { Page } from "@playwright/test";
import * as z from "zod";

const chainSchema = z.object({
  _id: z.string(),
  surveyId: z.string(),
  teamId: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  touchpointId: z.string(),
  touchpointName: z.string(),
  createdAt: z.number(),
  language: z.string(),
  responses: z.array(
    z.object({
      questionType: z.string(),
      questionId: z.string(),
      answer: z.union([z.string(), z.number()]),
      valueNum: z.optional(z.number()),
    }),
  ),
});

export const chainPageSchema = z.object({
  data: z.array(chainSchema),
  paging: z.object({ next: z.nullable(z.string()) }),
});

export type Chain = z.infer<typeof chainSchema>;

/** The body of any answer of the API. */
export async function get(page: Page, token: string, path: string): Promise<unknown> {
  const text = await page.evaluate(
    async ([address, authorization]) => (await fetch(address, { headers: { authorization } })).text(),
    [path, token] as const,
  );
  return JSON.parse(text);
}

/** What was read before: the data of the journeys stay as they are. */
const known = new Map<string, Promise<readonly Chain[]>>();

/** All chains that match the API's own parameters, newest first. */
export function readChains(page: Page, token: string, query = ""): Promise<readonly Chain[]> {
  const key = `${new URL(page.url()).origin} ${query}`;
  const chains = known.get(key) ?? readAll(page, token, query);
  known.set(key, chains);
  return chains;
}

async function readAll(page: Page, token: string, query: string): Promise<readonly Chain[]> {
  const chains: Chain[] = [];
  for (;;) {
    const path = `/v5.0.3/response-chains?skip=${chains.length}&${query}`;
    const { data, paging } = chainPageSchema.parse(await get(page, token, path));
    chains.push(...data);
    if (paging.next === null) return chains;
  }
}

export interface NpsCounts {
  readonly answers: number;
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
  /** How many answers each score from 0 to 10 got. */
  readonly scores: readonly number[];
}

/** All NPS answers of the chains, or those to one question. */
export function countNps(chains: readonly Chain[], question?: string | null): NpsCounts {
  const scores = Array.from({ length: 11 }, () => 0);
  for (const { questionType, questionId, valueNum } of chains.flatMap((chain) => chain.responses)) {
    if (question && questionId !== question) continue;
    const count = valueNum === undefined ? undefined : scores[valueNum];
    if (questionType === "NPS" && valueNum !== undefined && count !== undefined) scores[valueNum] = count + 1;
  }
  const sum = (from: number, to: number): number =>
    scores.slice(from, to + 1).reduce((total, n) => total + n, 0);
  return { answers: sum(0, 10), promoters: sum(9, 10), passives: sum(7, 8), detractors: sum(0, 6), scores };
}

/** As nps.md writes it in a headline: a whole number with its sign, rounded half away from zero. */
export function headline({ answers, promoters, detractors }: NpsCounts): string {
  const value = (100 * (promoters - detractors)) / answers;
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  if (rounded === 0) return "0";
  return `${rounded > 0 ? "+" : "−"}${Math.abs(rounded)}`;
}
