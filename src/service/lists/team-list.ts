/**
 * A list that a team shares, out of its file, `{"events": [{…, "teams"?: [ID…]}, …]}`: refused whole, with the line of
 * the first thing that is wrong, and seen by each token as far as its teams go.
 */
import * as z from "zod/mini";
import { checkSchema, pointsAtPerson } from "../../analysis/comments/codes.ts";
import { datedEventSchema } from "../../analysis/events/dated-event.ts";
import { metricSchema, saidText } from "../../analysis/metric/metric-list.ts";
import type { TeamListName } from "../../contract/answers/answers-link.ts";
import { JsonFault, locatedJson } from "../../lib/text/located-json.ts";
import type { Scope } from "../store/store.ts";

export type TeamList = readonly {
  /** As it is served. */
  readonly entry: object;
  /** The teams whose tokens see it; undefined for every token. */
  readonly teams: readonly string[] | undefined;
}[];

const codeSchema = z.object({ name: saidText, find: saidText, check: checkSchema });

/** What an entry of each list is, without its teams. */
export const entrySchemas = { codes: codeSchema, metrics: metricSchema, events: datedEventSchema } as const;

/** What an entry is called in messages. */
const ONE = { codes: "code", metrics: "metric", events: "event" } as const;

const teamsSchema = z.object({
  teams: z.optional(z.array(saidText, "must be a list of team ids")),
});

/** Reads the file of a list. Throws a `JsonFault`, which repeats nothing of what the file says. */
export function readTeamList(name: TeamListName, file: string): TeamList {
  const json = locatedJson(file);
  const schema = entrySchemas[name];
  const whole = z.object({ [name]: z.array(z.unknown()) }).safeParse(json.value);
  const entries = whole.data?.[name];
  if (entries === undefined) throw new JsonFault(`has no list "${name}"`, json.lineOf([name]));
  const names = new Set<string>();
  return entries.map((given, place) => {
    const [entry, shared] = [schema.safeParse(given), teamsSchema.safeParse(given)];
    const wrong = entry.error?.issues[0] ?? shared.error?.issues[0];
    const refuse = (reason: string, path: readonly PropertyKey[]) =>
      new JsonFault(`${ONE[name]} ${place + 1}: ${reason}`, json.lineOf([name, place, ...path]));
    if (wrong !== undefined) {
      const field =
        wrong.path.length === 0 ? "must be an object" : `${wrong.path.join(".")} ${wrong.message}`;
      throw refuse(field, wrong.path);
    }
    if (!entry.success || !shared.success) throw refuse("can't be read", []);
    if (name === "codes" && pointsAtPerson(codeSchema.parse(entry.data)))
      throw refuse("holds what looks like contact data", []);
    // Things happen again; a code or a metric is chosen by its name.
    if (name !== "events" && names.has(entry.data.name))
      throw refuse("name is that of another one", ["name"]);
    names.add(entry.data.name);
    return { entry: entry.data, teams: shared.data.teams };
  });
}

/** What a token of `scope` sees of a list: entries of its teams, and those of every team. */
export const seenBy = (list: TeamList, scope: Scope): readonly object[] =>
  list
    .filter(
      ({ teams }) => scope === "all" || teams === undefined || teams.some((team) => scope.includes(team)),
    )
    .map(({ entry }) => entry);
