/** The parts that comments are put together from, in each language of the sample. */
import * as z from "zod/mini";
import type { Language } from "../surveys/plan.ts";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fi from "./fi.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };

const topic = z.enum([
  "staff",
  "queue",
  "range",
  "price",
  "place",
  "delivery",
  "site",
  "app",
  "call",
  "works",
]);
export type Topic = z.infer<typeof topic>;
export type Topics = readonly [Topic, ...Topic[]];

const lines = z.tuple([z.string()], z.string());
const tones = z.object({ good: lines, middle: lines, bad: lines });

const phrases = z.object({
  /** Whole sentences about a topic, for pleased and for displeased respondents. */
  good: z.record(topic, lines),
  bad: z.record(topic, lines),
  /** Leads from praise to complaint. */
  but: lines,
  /** A last word. */
  end: tones,
  /** All that some people write. */
  brief: tones,
  /** What a respondent who can't decide answers instead of a score. */
  dontKnow: z.string(),
});
export type Phrases = z.infer<typeof phrases>;

export const PHRASES = z
  .object({ en: phrases, fi: phrases, sv: phrases, de: phrases, ar: phrases } satisfies Record<
    Language,
    unknown
  >)
  .parse({ en, fi, sv, de, ar });
