/** One tool of the assistants' interface: what it takes, and how it answers. */
import * as z from "zod";
import { parseSides } from "../../analysis/comments/keyness.ts";
import type { TeamListName } from "../../contract/answers/answers-link.ts";
import type { CatalogView } from "../api/catalog-view.ts";
import { MAX_LENGTH, MAX_QUERY } from "../../analysis/slice/terms.ts";
import type { Report } from "../../analysis/report.ts";
import { inScope, type FeedbackExporter, type FeedbackReader, type Scope } from "../store/store.ts";
import type { ReportRequest } from "../reports/report-request.ts";

export interface ToolContext {
  /** The caller's teams: nothing of another is read, counted or named. */
  readonly scope: Scope;
  readonly reader: FeedbackReader;
  readonly exporter: FeedbackExporter;
  /** The report on what this caller may see of a request. Waits for its turn. */
  readonly reports: (request: ReportRequest) => Promise<Report>;
  /** Runs `work` once it is its turn. `pause` gives other requests theirs, and throws once the caller has gone. */
  readonly longRead: <Result>(work: (pause: () => Promise<void>) => Promise<Result>) => Promise<Result>;
  readonly view: CatalogView;
  /** What the caller may see of a list that a team shares; empty where none is. */
  readonly shared: (name: TeamListName) => readonly object[];
  /** The address of a screen of the dashboard. */
  readonly linkTo: (path: string, search?: URLSearchParams) => string;
}

/** What every answer says of itself. */
export interface ToolAnswer {
  /** What it rests on: how many surveys, questions, responses or answers. */
  readonly n: number;
  /** 95 % interval of the score; null where there is no score. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly filters: Readonly<Record<string, unknown>>;
  /** Time zone that days and moments are told in. */
  readonly zone: string;
  /** False where what was asked for is more than what is told. */
  readonly complete: boolean;
  /** The screen that shows the same; null where none can, which `noLink` then gives the reason of. */
  readonly link: string | null;
  readonly noLink?: string;
  /** Ids that were asked for and that no survey which the caller sees has; absent where there are none. */
  readonly unknown?: { readonly survey: readonly string[]; readonly team: readonly string[] };
  readonly [more: string]: unknown;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Throws a ZodError for arguments that `input` refuses. */
  readonly answer: (given: unknown, context: ToolContext) => Promise<ToolAnswer>;
}

/** Where arguments name surveys and teams. */
const named = z.object({
  survey: z.union([z.string(), z.array(z.string())]).default([]),
  team: z.string().optional(),
  compare: z.string().default(""),
});

/** The ids in arguments that no survey which the caller sees has: nothing is of one that was mistyped. */
function unknownIds(
  args: Readonly<Record<string, unknown>>,
  { scope, view }: ToolContext,
): Pick<ToolAnswer, "unknown"> {
  const seen = view.in(undefined).surveys.filter(({ teamId }) => inScope(scope, teamId));
  const [surveys, teams] = [new Set(seen.map(({ id }) => id)), new Set(seen.map(({ teamId }) => teamId))];
  const given: readonly unknown[] = [args, ...Object.values<unknown>(args)];
  const parts = given.flatMap((part) => named.safeParse(part).data ?? []);
  const survey = parts.flatMap((part) => [
    ...[part.survey].flat(),
    ...(parseSides(part.compare) ?? []).flatMap((side) => (side.kind === "survey" ? side.id : [])),
  ]);
  const unknown = {
    survey: survey.filter((id) => !surveys.has(id)),
    team: parts.flatMap(({ team }) => team ?? []).filter((id) => !teams.has(id)),
  };
  return unknown.survey.length + unknown.team.length === 0 ? {} : { unknown };
}

/** A tool whose arguments are those of its schema. */
export function tool<Input extends z.ZodObject>(
  about: Pick<Tool, "name" | "title" | "description"> & { readonly input: Input },
  answer: (args: z.output<Input>, context: ToolContext) => Promise<ToolAnswer>,
): Tool {
  return {
    ...about,
    answer: async (given, context) => {
      const args = about.input.parse(given);
      return { ...(await answer(args, context)), ...unknownIds(args, context) };
    },
  };
}

/** The link of an answer, where the dashboard's address can say all of its search; `searches` may be longer than others. */
export function linked(
  { linkTo }: Pick<ToolContext, "linkTo">,
  path: string,
  search: URLSearchParams,
  searches: ReadonlySet<string> = new Set(),
): Pick<ToolAnswer, "link" | "noLink"> {
  const unsaid = [...search].find(([name, value]) =>
    searches.has(name) ? value.length > MAX_QUERY : value.trim() === "" || value.length > MAX_LENGTH,
  );
  return unsaid === undefined
    ? { link: linkTo(path, search) }
    : { link: null, noLink: `An address can't say this ${unsaid[0]}.` };
}

/** An argument that the schema takes and the data does not know; names nothing of what was given. */
export class UnusableArgument extends Error {
  override readonly name = "UnusableArgument";

  constructor(argument: string, reason: string) {
    super(`${argument} ${reason}.`);
  }
}
