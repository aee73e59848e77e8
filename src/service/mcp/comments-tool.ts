/** `comments`: what respondents wrote, newest first, with addresses and numbers in it covered. */
import * as z from "zod";
import { isSelected } from "../../analysis/selection/is-selected.ts";
import { commentsOf } from "../../analysis/texts/comments.ts";
import { maskedText } from "../../analysis/texts/covered.ts";
import { npsAnswers } from "../../analysis/texts/nps-answers.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { isOrdered } from "../../lib/time/dates.ts";
import { foldedText } from "../../lib/text/folded-text.ts";
import { chainOf, momentIn } from "./stored-chains.ts";
import { filterArguments, NOT_AFTER, selectionOf, shortText, localFilterArguments } from "./filters.ts";
import { tool, type ToolContext } from "./tool.ts";

const MOST = 100;
const USUAL = 30;
/** Responses that one call looks through at most. */
const FARTHEST = 20_000;
/** Responses read in one turn: some 3 ms of work. */
const STEP = 32;

const [LOWEST, HIGHEST] = [0, 10];
const score = z.int().min(LOWEST).max(HIGHEST);

const input = z
  .strictObject({
    ...filterArguments,
    ...localFilterArguments,
    scoreFrom: score
      .default(LOWEST)
      .describe("Only with an NPS answer from this; 0 and 10 take comments without one too"),
    scoreTo: score.default(HIGHEST).describe("Only with an NPS answer up to this, so 0 to 6 for detractors"),
    contains: shortText.optional().describe("Only comments that hold this text, in any case"),
    limit: z.int().min(1).max(MOST).default(USUAL).describe("How many to tell"),
  })
  .refine(isOrdered, NOT_AFTER)
  .refine(({ scoreFrom, scoreTo }) => scoreFrom <= scoreTo, {
    path: ["scoreFrom"],
    message: "must not be above scoreTo",
  });
type Wanted = z.output<typeof input>;

export const commentsTool = tool(
  {
    name: "comments",
    title: "Comments",
    description:
      "Comments (answers to questions of type Text), newest first, each with its score, time, place and language. " +
      "n is how many are told; lookedThrough says how many responses that took. Contact details are covered.",
    input,
  },
  async (wanted, context) => {
    const { scoreFrom, scoreTo, contains, limit: _limit, ...filters } = wanted;
    const selection = selectionOf(filters);
    const { comments, lookedThrough, isWhole } = await gather(wanted, selection, context);
    return {
      n: comments.length,
      interval: null,
      filters: {
        ...selection.filters,
        ...(scoreFrom > LOWEST && { scoreFrom }),
        ...(scoreTo < HIGHEST && { scoreTo }),
        ...(contains !== undefined && { contains }),
      },
      zone: selection.zone,
      complete: isWhole,
      link: context.linkTo("/nps", searchOf(selection.search, wanted)),
      lookedThrough,
      comments,
    };
  },
);

/** The selection on the NPS screen, narrowed to these scores and to comments with this text. */
function searchOf(selection: URLSearchParams, { scoreFrom, scoreTo, contains }: Wanted): URLSearchParams {
  const search = new URLSearchParams(selection);
  if (scoreFrom > LOWEST || scoreTo < HIGHEST)
    for (let each = scoreFrom; each <= scoreTo; each += 1) search.append("score", String(each));
  if (contains !== undefined && contains.trim() !== "") search.append("said", contains);
  return search;
}

/** Looks through one snapshot until enough is found, everything is read, or `FARTHEST` is reached. */
const gather = (wanted: Wanted, { filter, zone }: ReturnType<typeof selectionOf>, context: ToolContext) =>
  context.longRead((pause) =>
    context.exporter.snapshot(async (snapshot) => {
      const { scope, view } = context;
      const { titles } = view.in(undefined);
      const comments: ReturnType<typeof foundIn>[number][] = [];
      let lookedThrough = 0;
      for await (const batch of snapshot.chains(scope, filter)) {
        for (const [at, { template }] of batch.entries()) {
          if (at % STEP === 0) await pause();
          if (comments.length >= wanted.limit || lookedThrough >= FARTHEST) {
            return { comments: comments.slice(0, wanted.limit), lookedThrough, isWhole: false };
          }
          comments.push(...foundIn(chainOf(template, titles), wanted, zone, context));
          lookedThrough += 1;
        }
      }
      const isWhole = comments.length <= wanted.limit;
      return { comments: comments.slice(0, wanted.limit), lookedThrough, isWhole };
    }),
  );

function foundIn(chain: ResponseChain, wanted: Wanted, zone: string, { linkTo }: ToolContext) {
  if (!isSelected(chain, { team: given(wanted.team), language: given(wanted.language) })) return [];
  const scores = npsAnswers(chain).flatMap((answer) => answer.score ?? []);
  if (!hasScore(scores, wanted)) return [];
  const part = wanted.contains === undefined ? undefined : foldedText(wanted.contains);
  return commentsOf(chain)
    .map(({ text, language }) => ({
      text: maskedText(text),
      scores,
      at: momentIn(chain.createdAt, zone),
      touchpoint: { id: chain.touchpointId, name: chain.touchpointName },
      language,
      response: chain._id,
      link: linkTo(`/responses/${encodeURIComponent(chain._id)}`),
    }))
    .filter(({ text }) => part === undefined || foldedText(text).includes(part));
}

const given = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

const hasScore = (scores: readonly number[], { scoreFrom, scoreTo }: Wanted): boolean =>
  (scoreFrom === LOWEST && scoreTo === HIGHEST) ||
  scores.some((each) => each >= scoreFrom && each <= scoreTo);
