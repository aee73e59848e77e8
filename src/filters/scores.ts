/** The scores of NPS, and the ranges of them that have a name. */
import { msg } from "@lingui/core/macro";
import * as codec from "./field.ts";
import { filter } from "./filter.ts";

/** The buckets as an address calls them. */
export const BUCKET_NAMES = ["promoters", "passives", "detractors"] as const;
export type BucketName = (typeof BUCKET_NAMES)[number];

const names = {
  promoters: msg`Promoters`,
  passives: msg`Passives`,
  detractors: msg`Detractors`,
};

export const bucketName = (name: BucketName) => names[name];

/** Every score from the highest, and the ranges of them that have a name. */
const SCORES = Array.from({ length: 11 }, (_, below) => String(10 - below));
const SCORE_RANGES = [
  ["9-10", bucketName("promoters")],
  ["7-8", bucketName("passives")],
  ["0-6", bucketName("detractors")],
] as const;

export const scoreFilter = filter({
  on: ["nps", "comments"],
  codec: codec.scores,
  label: msg`Score`,
  control: {
    kind: "choices",
    options: ({ say }) => [
      ...SCORE_RANGES.map(([value, name]) => ({ value, label: say(name) })),
      ...SCORES.map((value) => ({ value, label: value })),
    ],
  },
  words: (scores, { list }) => msg`Score: ${list(scores)}`,
  toSliceFilter: (scores) => ({ scores }),
});
