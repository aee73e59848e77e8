/** What the tool `comments` takes. */
import * as z from "zod";
import { parseSides } from "../../analysis/comments/keyness.ts";
import { isOrdered } from "../../lib/time/dates.ts";
import { filterArguments, localFilterArguments, longText, NOT_AFTER, searchText } from "./filters.ts";

const MOST = 100;
const USUAL = 30;
/** Comments of a sample at most. */
const LARGEST_SAMPLE = 500;
const [LOWEST, HIGHEST] = [0, 10];
const score = z.int().min(LOWEST).max(HIGHEST);

export const commentsArguments = z
  .strictObject({
    ...filterArguments,
    ...localFilterArguments,
    scoreFrom: score
      .default(LOWEST)
      .describe("Only with an NPS answer from this; 0 and 10 take comments without one too"),
    scoreTo: score.default(HIGHEST).describe("Only with an NPS answer up to this, so 0 to 6 for detractors"),
    contains: searchText
      .min(1)
      .optional()
      .describe("Only comments that this finds, written as in `find`, which counts among them"),
    find: searchText
      .optional()
      .describe('Only comments that this finds: queue, "only one till", queue till, queue | line, -music'),
    code: longText.optional().describe("Only comments that have this code of the service's codebook"),
    compare: longText
      .refine((text) => parseSides(text) !== undefined, "must be two different sides of one kind")
      .optional()
      .describe(
        "Words that set two sides apart: detractors:promoters, touchpoint=ID:touchpoint=ID, survey=ID:survey=ID, " +
          "2026-01-01..2026-03-31:2026-04-01..2026-06-30, here:rest",
      ),
    sample: z.int().min(1).max(LARGEST_SAMPLE).optional().describe("So many comments, drawn at random"),
    seed: longText.optional().describe("Another draw than that of 1"),
    limit: z.int().min(1).max(MOST).default(USUAL).describe("How many to return"),
  })
  .refine(isOrdered, NOT_AFTER)
  .refine(({ scoreFrom, scoreTo }) => scoreFrom <= scoreTo, {
    path: ["scoreFrom"],
    message: "must not be above scoreTo",
  })
  .refine(({ sample, seed }) => seed === undefined || sample !== undefined, {
    path: ["seed"],
    message: "needs sample",
  });
export type CommentsWanted = z.output<typeof commentsArguments>;

/** The scores that are asked for; empty for all, and for comments without one. */
export const scoresOf = ({ scoreFrom, scoreTo }: CommentsWanted): readonly number[] =>
  scoreFrom > LOWEST || scoreTo < HIGHEST
    ? Array.from({ length: scoreTo - scoreFrom + 1 }, (_, at) => scoreFrom + at)
    : [];

/** Those of the filters that were given, beside the selection of responses. */
export const narrowedBy = ({ scoreFrom, scoreTo, contains, find, code }: CommentsWanted) => ({
  ...(scoreFrom > LOWEST && { scoreFrom }),
  ...(scoreTo < HIGHEST && { scoreTo }),
  ...(contains !== undefined && { contains }),
  ...(find !== undefined && { find }),
  ...(code !== undefined && { code }),
});
