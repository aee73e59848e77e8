/** `responses`: a page of the list, newest first, with contact details covered. */
import * as z from "zod";
import type { ResponseChain } from "../../contract/resources.ts";
import { isOrdered } from "../../lib/time/dates.ts";
import { releaseBytes } from "../release-bytes.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { StoreUnavailable, type ChainPage, type FeedbackReader, type Scope } from "../store/store.ts";
import { chainsOf, momentIn } from "./stored-chains.ts";
import { filterArguments, NOT_AFTER, languageArgument, selectionOf } from "./filters.ts";
import { linked, tool, type ToolContext } from "./tool.ts";
import { coveredChain, maskedNumber, maskedMetadata, maskedText } from "../../analysis/texts/covered.ts";
import { answerText } from "../../analysis/texts/answer-text.ts";

const MOST = 100;
const USUAL = 20;
const FURTHEST = 999_999_999;
/** An import commits some times a second, and a page with its count takes some milliseconds. */
const ATTEMPTS = 10;

export const responsesTool = tool(
  {
    name: "responses",
    title: "Responses",
    description:
      "A page of responses, newest first: when, where, in which language, every answer. n is how many match in all. " +
      "Contact details are covered. For totals and scores use nps, which counts all of them.",
    input: z
      .strictObject({
        ...filterArguments,
        ...languageArgument,
        skip: z.int().min(0).max(FURTHEST).default(0).describe("How many to pass over"),
        limit: z.int().min(1).max(MOST).default(USUAL).describe("How many to return"),
      })
      .refine(isOrdered, NOT_AFTER),
  },
  async ({ skip, limit, lang, ...filters }, context) => {
    const { scope, reader, view } = context;
    const { filter, search, zone, filters: given } = selectionOf(filters);
    const { page, n } = await countedPage(reader, scope, filter, { skip, limit });
    const chains = chainsOf(page.templates, view.in(lang).titles);
    releaseBytes(page.templates);
    return {
      n,
      interval: null,
      filters: given,
      zone,
      complete: skip === 0 && !page.hasMore,
      ...linked(context, "/responses", search),
      skipped: skip,
      more: page.hasMore,
      responses: chains.map((chain) => told(maskedChain(chain), zone, context)),
    };
  },
);

/** A page and how many match in all, of one state of the data: read again where a write came between the two. */
async function countedPage(
  reader: FeedbackReader,
  scope: Scope,
  filter: ChainFilter,
  window: { readonly skip: number; readonly limit: number },
): Promise<{ readonly page: ChainPage; readonly n: number }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const page = await reader.chains(scope, filter, window);
    const n = await reader.countChains(scope, filter);
    if ((await reader.catalog()).chainsRevision === page.chainsRevision) return { page, n };
    releaseBytes(page.templates);
  }
  throw new StoreUnavailable(`Written to between each of ${ATTEMPTS} reads.`, "written");
}

const told = (chain: ResponseChain, zone: string, { linkTo }: ToolContext) => ({
  id: chain._id,
  at: momentIn(chain.createdAt, zone),
  survey: chain.surveyId,
  touchpoint: { id: chain.touchpointId, name: chain.touchpointName },
  team: { id: chain.teamId, name: chain.teamName },
  language: chain.language,
  metadata: chain.metadata,
  answers: chain.responses.map(({ questionId, question, questionType, answer }) => ({
    question: questionId,
    title: question,
    type: questionType,
    answer,
  })),
  link: linkTo(`/responses/${encodeURIComponent(chain._id)}`),
});

/** A chain as an assistant may read it, without what points at a person: more is covered than on the screens. */
function maskedChain(chain: ResponseChain): ResponseChain {
  const covered = coveredChain(chain);
  const responses = covered.responses.map((response) =>
    typeof response.answer === "number"
      ? { ...response, answer: maskedNumber(response.answer) }
      : { ...response, answer: maskedText(answerText(response.answer)), valueString: undefined },
  );
  return { ...covered, responses, metadata: maskedMetadata(covered.metadata) };
}
