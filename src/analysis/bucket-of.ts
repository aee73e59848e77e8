import type { Bucket } from "./metric/metric.ts";

/** What an answer of NPS counts as: 9–10 are top, 0–6 bottom. */
export const bucketOf = (score: number): Bucket => (score >= 9 ? "top" : score >= 7 ? "middle" : "bottom");

/** The bucket of an answer; undefined where it has no score that counts. */
export const bucketOfAnswer = ({ score }: { readonly score: number | undefined }): Bucket | undefined =>
  score === undefined ? undefined : bucketOf(score);
