/** Reports on the sample, as it is or with its scores dealt out anew, which leaves no story in it. */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { generateSample } from "../../sample/generate.ts";
import type { DatedEvent } from "../events/dated-event.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { stopWords } from "../words/stop-words.ts";
import { scoredBy } from "../report/comment-score.ts";
import { Gatherer } from "../report/gather.ts";
import { makeReport, type MadeReport } from "../report/make-report.ts";

export const sampleChains = (chains: number, until = "2026-10-31"): readonly ResponseChain[] =>
  [...generateSample({ chains, seed: 1, until })].flatMap((line) => {
    if (line.kind !== "chain") return [];
    const responses = line.responses.map((response) => Object.assign({ question: "" }, response));
    return [Object.assign({}, line, { responses })];
  });

/** The same chains with their NPS answers in another order. */
export function dealtAnew(chains: readonly ResponseChain[], seed: number): readonly ResponseChain[] {
  const random = new RandomBits(seed);
  const answers = chains.flatMap(({ responses }) =>
    responses.filter(({ questionType }) => questionType === "NPS"),
  );
  for (let at = answers.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    const [one, two] = [answers[at], answers[other]];
    if (one !== undefined && two !== undefined) [answers[at], answers[other]] = [two, one];
  }
  let next = 0;
  return chains.map((chain) => {
    const responses = chain.responses.map((response) => {
      if (response.questionType !== "NPS") return response;
      const { answer, valueNum, valueString } = answers[next++] ?? response;
      return Object.assign({}, response, { answer, valueNum, valueString });
    });
    return Object.assign({}, chain, { responses });
  });
}

/** Everything that is said of chains, in UTC. */
export async function reportOn(
  chains: readonly ResponseChain[],
  filter: SliceFilter = {},
  complete = true,
  events: readonly DatedEvent[] = [],
  readAt = 1_800_000_000,
): Promise<MadeReport> {
  const choices = new Map();
  const gathered = new Gatherer({
    choices,
    scored: scoredBy(filter),
    stopWords,
  });
  await gathered.take(chains);
  const names = { ofDimension: (dimension: string) => dimension, ofValue: () => undefined };
  return makeReport(
    { filters: {}, slice: filter, range: {}, zone: "UTC", events },
    {
      gathered,
      catalog: { choices, names, questions: [] },
      readAt,
      complete,
      facts: undefined,
      version: "1.2.3",
    },
  );
}
