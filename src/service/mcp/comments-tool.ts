/** `comments`: what respondents wrote, searched, compared and sampled, with addresses and numbers in it covered. */
import { CommentsGatherer } from "../../analysis/comments/comments-gatherer.ts";
import type { CommentIndex } from "../../analysis/comments/comment-index.ts";
import { parseSides } from "../../analysis/comments/keyness.ts";
import { makeCommentsReport, type CommentsRequest } from "../../analysis/comments/make-comments-report.ts";
import { parseQuery, queryOfBoth } from "../../analysis/comments/search.ts";
import { npsAnswers } from "../../analysis/texts/nps-answers.ts";
import { dayBounds } from "../../lib/time/dates.ts";
import { inScope, type FeedbackSnapshot } from "../store/store.ts";
import { entrySchemas } from "../lists/team-list.ts";
import { listedStopWords } from "../reports/making.ts";
import { chainOf, momentIn } from "./stored-chains.ts";
import { commentsArguments, narrowedBy, scoresOf, type CommentsWanted } from "./comments-arguments.ts";
import { filtersSchema, given, hasFacts, selectionOf } from "./filters.ts";
import { linked, tool, UnusableArgument, type ToolContext } from "./tool.ts";

/** Responses that one call looks through at most. */
const FARTHEST = 200_000;
/** What an address takes more characters of. */
const SEARCHES: ReadonlySet<string> = new Set(["find", "compare"]);
/** Filters that the screen can't look for among all comments. */
const UNTOLD = ["closed", "version"] as const;
/** Responses read in one turn: some 3 ms of work. */
const STEP = 32;

export const commentsTool = tool(
  {
    name: "comments",
    title: "Comments",
    description:
      "Comments (answers to questions of type Text), newest first, each with its score, time, place and language. " +
      "n is the number of comments returned; lookedThrough says how many responses that took. `find` counts what a search finds, with its " +
      "share and NPS; `sides` has the words that set two selections apart; `sample` is drawn at random. Contact details are covered.",
    input: commentsArguments,
  },
  async (wanted, context) => {
    const selection = selectionOf(filtersSchema.parse(wanted));
    const codeQuery = wanted.code === undefined ? undefined : codeNamed(wanted.code, context);
    return {
      ...(await gather(wanted, codeQuery, selection, context)),
      interval: null,
      filters: { ...selection.filters, ...narrowedBy(wanted) },
      zone: selection.zone,
      ...commentsLink(searchOf(selection.search, wanted), context),
    };
  },
);

/** The screen has no rest to compare with under filters that comments do not tell. */
function commentsLink(search: URLSearchParams, context: ToolContext): ReturnType<typeof linked> {
  const untold =
    parseSides(search.get("compare") ?? "")?.[0].kind === "view" && UNTOLD.find((name) => search.has(name));
  return untold
    ? { link: null, noLink: `Comments can't be compared with the rest in an address with ${untold}.` }
    : linked(context, "/comments", search, SEARCHES);
}

/** The search of a code of the service's codebook. */
function codeNamed(name: string, { shared }: ToolContext): string {
  const codes = shared("codes").flatMap((entry) => entrySchemas.codes.safeParse(entry).data ?? []);
  const code = codes.find((each) => each.name === name);
  if (code === undefined) throw new UnusableArgument("code", "is no code of the service's codebook");
  return code.find;
}

/** The same comments on their own screen. */
function searchOf(selection: URLSearchParams, wanted: CommentsWanted): URLSearchParams {
  const { contains, find = contains, code, compare, sample, seed = "1" } = wanted;
  const search = new URLSearchParams(selection);
  for (const score of scoresOf(wanted)) search.append("score", String(score));
  const sought = contains === undefined || contains === find ? find : queryOfBoth(contains, find ?? "");
  if (sought !== undefined && sought.trim() !== "") search.append("find", sought);
  if (code !== undefined) search.append("code", code);
  if (compare !== undefined) search.append("compare", compare);
  if (sample !== undefined) {
    search.append("order", "random");
    search.append("seed", seed);
  }
  return search;
}

/** Looks through one snapshot, and tells what is found of the comments in it. */
const gather = (
  wanted: CommentsWanted,
  codeQuery: string | undefined,
  { filter, zone }: ReturnType<typeof selectionOf>,
  context: ToolContext,
) =>
  context.longRead((pause) =>
    context.exporter.snapshot(async (snapshot) => {
      const { from, to, touchpoint, survey = [], team, language } = wanted;
      const { scope, view } = context;
      const { titles } = view.in(undefined);
      const bounds = dayBounds({ from, to }, zone);
      const chosen = {
        ...bounds,
        survey,
        touchpoint: given(touchpoint),
        team: given(team),
        language: given(language),
        scores: scoresOf(wanted),
      };
      const gatherer = new CommentsGatherer();
      const surveys = (await snapshot.surveys()).filter(({ teamId }) => inScope(scope, teamId));
      const surveyNames = new Map(surveys.map(({ _id, name }) => [_id, name]));
      const repliesOf = new Map<string, readonly number[]>();
      const sides = wanted.compare === undefined ? undefined : parseSides(wanted.compare);
      let isWhole = true;
      // The rest is everything that the token may see, whatever the filters.
      for await (const page of snapshot.chains(scope, sides?.[0].kind === "view" ? {} : filter)) {
        for (const [at, stored] of page.entries()) {
          if (at % STEP === 0) await pause();
          isWhole = gatherer.chains < FARTHEST;
          if (!isWhole) break;
          const chain = chainOf(stored.template, titles);
          gatherer.take(chain, hasFacts(stored, filter));
          // The scores of a chain that has several: the index knows the first.
          const scores = npsAnswers(chain).flatMap((answer) => answer.score ?? []);
          if (scores.length > 1) repliesOf.set(chain._id, scores);
        }
        if (!isWhole) break;
      }
      const { index } = gatherer;
      const { selected: all, responses, span } = gatherer.select(chosen);
      const touchpointNames = await namesOfTouchpoints(sides, snapshot, context);
      const holding = index.find(parseQuery(wanted.contains ?? ""), all);
      const selected = index.find(parseQuery(codeQuery ?? ""), holding);
      const material = {
        index,
        selected,
        span,
        bounds,
        zone,
        complete: isWhole,
        filters: {},
        readAt: 0,
        responses: codeQuery === undefined ? responses : new Set(Array.from(selected, index.chainOf)).size,
        stopWords: await listedStopWords(sides === undefined ? [] : index.languages()),
        surveyName: (id: string) => surveyNames.get(id) ?? id,
        touchpointName: (id: string) => touchpointNames.get(id),
      };
      const { find, sample: size, seed = "1" } = wanted;
      const request = { find, sides, sample: size === undefined ? undefined : { size, seed } };
      const report = await inTurns(makeCommentsReport(material, request), pause);
      const inView = index.find(parseQuery(find ?? ""), selected);
      const comments = Array.from(inView.slice(0, wanted.limit), (comment) =>
        told(index, comment, repliesOf, zone, context),
      );
      return {
        n: comments.length,
        complete: isWhole && inView.length <= wanted.limit,
        lookedThrough: gatherer.chains,
        responses: report.responses,
        withoutWords: report.withoutWords,
        languages: report.languages,
        find: report.find,
        ...(report.sides !== undefined && { sides: report.sides }),
        ...(report.sample !== undefined && { sample: report.sample }),
        comments,
      };
    }),
  );

/** What the touchpoints of two sides are called, by a response of each, whatever the filters. */
async function namesOfTouchpoints(
  sides: CommentsRequest["sides"],
  snapshot: FeedbackSnapshot,
  { scope, view }: ToolContext,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const side of sides ?? []) {
    if (side.kind !== "touchpoint") continue;
    for await (const [newest] of snapshot.chains(scope, { touchpointId: side.id })) {
      if (newest !== undefined)
        names.set(side.id, chainOf(newest.template, view.in(undefined).titles).touchpointName);
      break;
    }
  }
  return names;
}

async function inTurns<Result>(
  steps: Generator<number, Result, undefined>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}

function told(
  index: CommentIndex,
  comment: number,
  scores: ReadonlyMap<string, readonly number[]>,
  zone: string,
  { linkTo }: ToolContext,
) {
  const { language, touchpointId, touchpointName } = index.factsOf(comment);
  const response = index.chainOf(comment);
  const first = index.scoreOf(comment);
  return {
    text: index.textOf(comment),
    scores: scores.get(response) ?? (first === undefined ? [] : [first]),
    at: momentIn(index.createdAt(comment), zone),
    touchpoint: { id: touchpointId, name: touchpointName },
    language,
    response,
    link: linkTo(`/responses/${encodeURIComponent(response)}`),
  };
}
