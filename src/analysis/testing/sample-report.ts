/** Reports on the sample, as it is or with its scores dealt out anew, which leaves no story in it. */
import { bucketOf, type NpsBucket } from "../nps.ts";
import { RandomBits } from "../../lib/random-bits.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { generateSample } from "../../sample/generate.ts";
import { ColumnBuilder, isComment } from "../columns/column-builder.ts";
import { findDrivers } from "../drivers/find-drivers.ts";
import { find } from "../findings/find.ts";
import { scoreOf } from "../columns/score-of.ts";
import { NOT_COUNTED } from "../columns/cells.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { finish } from "../steps.ts";
import { stopWords } from "../words/stop-words.ts";
import { CommentCorpus } from "../words/comment-corpus.ts";
import { contrastWords } from "../words/contrast.ts";
import { buildReport, type BuiltReport } from "../report/build-report.ts";

export const sampleChains = (chains: number): readonly ResponseChain[] =>
  [...generateSample({ chains, seed: 1, until: "2026-10-31" })].flatMap((line) => {
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
): Promise<BuiltReport> {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(chains);
  const columns = builder.snapshot();
  const findings = finish(find(columns, { filter, zone: "UTC" }));
  const drivers = finish(findDrivers(columns, filter, findings.selection));
  const touchpoints = filter.touchpoint ?? [];
  const corpora = await corporaOf(
    chains.filter(({ touchpointId }) => touchpoints.length === 0 || touchpoints.includes(touchpointId)),
  );
  const words = corpora.flatMap((corpus) => finish(contrastWords(corpus)));
  const names = { ofDimension: (dimension: string) => dimension, ofValue: () => undefined };
  const head = { filters: {}, zone: "UTC", readAt: 1_800_000_000, complete, names };
  return buildReport(head, { findings, drivers, words });
}

async function corporaOf(chains: readonly ResponseChain[]): Promise<readonly CommentCorpus[]> {
  const corpora = new Map<string, CommentCorpus>();
  for (const { language, responses } of chains) {
    const bucket = firstBucket(responses);
    if (bucket === undefined) continue;
    const corpus = corpora.get(language) ?? new CommentCorpus(language, await stopWords(language));
    corpora.set(language, corpus);
    for (const { answer, valueString } of responses.filter(isComment)) {
      corpus.add(valueString ?? String(answer), bucket);
    }
  }
  return [...corpora].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, corpus]) => corpus);
}

function firstBucket(responses: ResponseChain["responses"]): NpsBucket | undefined {
  const first = responses.find(({ questionType }) => questionType === "NPS");
  const score = first === undefined ? NOT_COUNTED : scoreOf(first);
  return score === NOT_COUNTED ? undefined : bucketOf(score);
}
