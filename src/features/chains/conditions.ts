/**
 * What the API can't filter by and this side looks for, response by response. Each condition names the one text of a
 * chain that it looks at, so that whoever holds many chains can keep these texts and look again without the chains.
 */
import type { NpsBucket } from "../../analysis/nps.ts";
import { sliceable } from "../../analysis/sliceable.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { foldedText } from "../../lib/folded-text.ts";
import { firstComment } from "../../analysis/texts/first-comment.ts";
import { bucketOfAnswer, npsAnswers } from "../../analysis/texts/nps-answers.ts";
import { searchableText } from "../../analysis/texts/searchable-text.ts";

export type SoughtHere = Pick<ScreenValues, "language" | "team" | "metadata" | "bucket" | "comment" | "text">;

export interface Condition {
  /** The name of the text that it looks at; equal names have equal texts. */
  readonly of: string;
  readonly textOf: (chain: ResponseChain) => string;
  readonly accepts: (text: string) => boolean;
}

type Bucket = NonNullable<ScreenValues["bucket"]>;
const ONE: Readonly<Record<Bucket, NpsBucket>> = {
  promoters: "promoter",
  passives: "passive",
  detractors: "detractor",
};

/** All that must hold of a chain besides what the API was asked for. */
export function conditionsOf(sought: SoughtHere): readonly Condition[] {
  const { language, team, metadata = [], bucket, comment, text } = sought;
  return [
    language === undefined
      ? []
      : { of: "language", textOf: (chain: ResponseChain) => chain.language, accepts: is(language) },
    team === undefined
      ? []
      : { of: "team", textOf: (chain: ResponseChain) => chain.teamId, accepts: is(team) },
    metadataConditions(metadata),
    bucket === undefined
      ? []
      : { of: "buckets", textOf: bucketsOf, accepts: (given: string) => given.includes(ONE[bucket]) },
    comment === undefined
      ? []
      : {
          of: "comment",
          textOf: (chain: ResponseChain) => firstComment(chain)?.text ?? "",
          accepts: (given: string) => given !== "",
        },
    text === undefined ? [] : saying(text),
  ].flat();
}

const is = (wanted: string) => (given: string) => given === wanted;

/** For each key named, one of the values named with it. */
function metadataConditions(terms: readonly string[]): readonly Condition[] {
  const wanted = Map.groupBy(terms, (term) => term.slice(0, term.indexOf("=")));
  return [...wanted].map(([key, named]) => ({
    of: `metadata ${key}`,
    textOf: ({ metadata }) => (Object.hasOwn(metadata, key) ? (sliceable(metadata[key]) ?? "") : ""),
    accepts: (value) => named.includes(`${key}=${value}`),
  }));
}

const bucketsOf = (chain: ResponseChain): string => npsAnswers(chain).map(bucketOfAnswer).join(" ");

function saying(text: string): Condition {
  const needle = foldedText(text.trim());
  return { of: "said", textOf: searchableText, accepts: (said) => said.includes(needle) };
}
