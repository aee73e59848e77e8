import { msg } from "@lingui/core/macro";
import type { Bucket } from "../analysis/metric/metric.ts";
import { bucketOfAnswer } from "../analysis/score.ts";
import { npsAnswers } from "../analysis/texts/nps-answers.ts";
import type { Condition } from "./filter.ts";

/** The buckets as an address calls them. */
export const BUCKET_NAMES = ["promoters", "passives", "detractors"] as const;
type BucketName = (typeof BUCKET_NAMES)[number];

const names = {
  promoters: msg`Promoters`,
  passives: msg`Passives`,
  detractors: msg`Detractors`,
};

export const bucketName = (name: BucketName) => names[name];

const one: Readonly<Record<BucketName, Bucket>> = {
  promoters: "top",
  passives: "middle",
  detractors: "bottom",
};

/** That one of the NPS answers is in the bucket. */
export const bucketCondition = (name: BucketName): Condition => ({
  of: "buckets",
  textOf: (chain) => npsAnswers(chain).map(bucketOfAnswer).join(" "),
  accepts: (buckets) => buckets.includes(one[name]),
});
