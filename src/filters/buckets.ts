import { msg } from "@lingui/core/macro";

/** The buckets as an address calls them. */
export const BUCKET_NAMES = ["promoters", "passives", "detractors"] as const;
export type BucketName = (typeof BUCKET_NAMES)[number];

const names = {
  promoters: msg`Promoters`,
  passives: msg`Passives`,
  detractors: msg`Detractors`,
};

export const bucketName = (name: BucketName) => names[name];
