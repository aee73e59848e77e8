/** A sample taken apart, and the plainest way to count what it says. */
import type { ArchivedChain, ArchivedResponse, ArchivedSurvey } from "../service/documents/documents.ts";
import { generateSample, type SampleOptions } from "./generate.ts";

export interface Sample {
  readonly surveys: readonly ArchivedSurvey[];
  readonly chains: readonly ArchivedChain[];
}

export function sample(options: SampleOptions): Sample {
  const lines = [...generateSample(options)];
  return {
    surveys: lines.flatMap((line) => (line.kind === "survey" ? [line] : [])),
    chains: lines.flatMap((line) => (line.kind === "chain" ? [line] : [])),
  };
}

export const answersOf = (chains: readonly ArchivedChain[], type: string): readonly ArchivedResponse[] =>
  chains.flatMap(({ responses }) => responses.filter(({ questionType }) => questionType === type));

export const scoresOf = (chains: readonly ArchivedChain[]): readonly number[] =>
  answersOf(chains, "NPS").flatMap(({ valueNum }) => (valueNum === undefined ? [] : [valueNum]));

const balance = (score: number): number => (score >= 9 ? 1 : score <= 6 ? -1 : 0);

export function npsOf(chains: readonly ArchivedChain[]): number {
  const scores = scoresOf(chains);
  return (100 * scores.reduce((sum, score) => sum + balance(score), 0)) / scores.length;
}
