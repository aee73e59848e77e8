/**
 * What a report says in one language, as the JSON files beside this one hold it: the English one says which phrases there
 * are, and what is filled in, in braces. `{points}`, `{answers}`, `{cause}` and `{period}` are phrases themselves.
 *
 * `scored` takes the place of what names NPS, for another metric, and `values` has several values of each dimension, as
 * counted. Findings and what they rest on are the same on the screen and in a report. Of what `explained` says, `more` is where
 * a part is larger than the whole, `mixAlone` where the scores have not changed, and `shareOf` of a value that the
 * cause names. `exactly` is where whole numbers don’t add up. Of `words`, `top` and `other` are the sides of a share, and `sides` tells of a balance.
 */
import type english from "./en.json";

export type ReportPhrases = typeof english;
export type FindingPhrases = ReportPhrases["findings"];

/** Texts that hold no figures. */
export type ReportLabels = ReportPhrases["labels"];

/** What responses were read from. */
export type ReportSource = keyof ReportLabels["sources"];

/** What can be said of filters; `named` is one by what has a name. */
export type FilterPhrase = keyof ReportPhrases["filters"];

/** Clauses after `because`. */
export type Cause = keyof FindingPhrases["explained"]["causes"];

/** By plural form, with `{count}`. */
export type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
