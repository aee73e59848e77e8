/** What must hold of a chain for the filters that the API can't be asked for: looked for chain by chain, on this side. */
import { bucketOfAnswer } from "../analysis/bucket-of.ts";
import type { Bucket } from "../analysis/metric/metric.ts";
import { commentLines, hasOneOf, matchesTogether, searchableText } from "../analysis/comments/chain-texts.ts";
import { parseQuery } from "../analysis/comments/search.ts";
import { sliceable } from "../analysis/texts/answer-text.ts";
import { metadataTerm } from "../analysis/slice/terms.ts";
import { isComment } from "../analysis/texts/comments.ts";
import { npsAnswers } from "../analysis/texts/nps-answers.ts";
import type { ResponseChain } from "../contract/resources.ts";
import type { BucketName } from "./scores.ts";
import type { ScreenValues } from "./fields.ts";

/** Something that must hold of a chain, found in the one text of it that can be kept for many chains. */
export interface Condition {
  /** The name of the text that it looks at; equal names have equal texts. */
  readonly of: string;
  readonly textOf: (chain: ResponseChain) => string;
  readonly accepts: (text: string) => boolean;
}

/** Values, with the searches of the codes that they name. */
export interface LookedFor extends ScreenValues {
  readonly coded?: readonly string[] | undefined;
}

/** All that must hold of a chain besides what the API was asked for. */
export function conditionsOf(values: LookedFor): readonly Condition[] {
  const { language, team, metadata = [], find, bucket, comment, coded = [] } = values;
  return [
    ...(language === undefined
      ? []
      : [{ of: "language", textOf: (chain: ResponseChain) => chain.language, accepts: is(language) }]),
    ...(team === undefined
      ? []
      : [{ of: "team", textOf: ({ teamId }: ResponseChain) => teamId, accepts: is(team) }]),
    ...metadataConditions(metadata),
    ...(find === undefined ? [] : [answersCondition(find)]),
    ...(coded.length === 0 ? [] : [{ of: "comments", textOf: commentLines, accepts: hasOneOf(coded) }]),
    ...(bucket === undefined ? [] : [bucketCondition(bucket)]),
    ...(comment === undefined ? [] : [commentCondition]),
  ];
}

export function fitting(values: LookedFor): (chain: ResponseChain) => boolean {
  const conditions = conditionsOf(values);
  return (chain) => conditions.every(({ textOf, accepts }) => accepts(textOf(chain)));
}

const is = (wanted: string) => (given: string) => given === wanted;

/** For each key named, one of the values named with it. */
function metadataConditions(texts: readonly string[]): readonly Condition[] {
  const wanted = Map.groupBy(texts.map(metadataTerm), ({ key }) => key);
  return [...wanted].map(([key, terms]) => ({
    of: `metadata ${key}`,
    textOf: ({ metadata }) => (Object.hasOwn(metadata, key) ? (sliceable(metadata[key]) ?? "") : ""),
    accepts: (given) => terms.some(({ value }) => value === given),
  }));
}

/** What the answers together must say; a phrase stands within one of them. */
function answersCondition(find: string): Condition {
  const query = parseQuery(find);
  return {
    of: "all answers",
    textOf: searchableText,
    accepts: (all) => matchesTogether(query, all),
  };
}

const bucketsBy: Readonly<Record<BucketName, Bucket>> = {
  promoters: "top",
  passives: "middle",
  detractors: "bottom",
};

/** That one of the NPS answers is in the bucket. */
const bucketCondition = (name: BucketName): Condition => ({
  of: "buckets",
  textOf: (chain) => npsAnswers(chain).map(bucketOfAnswer).join(" "),
  accepts: (buckets) => buckets.includes(bucketsBy[name]),
});

const commentCondition: Condition = {
  of: "comment",
  textOf: ({ responses }) => (responses.some(isComment) ? "yes" : ""),
  accepts: (text) => text !== "",
};
