/** The teams that a person names on the command line. */
import type { Catalog, Scope } from "../../store/store.ts";
import { UsageError } from "./flags.ts";

/** The scope of these teams, by id; every team where none is named. Throws `UsageError` for an unknown one. */
export function scopeOfTeams({ surveys }: Catalog, teams: readonly string[]): Scope {
  if (teams.length === 0) return "all";
  const known = new Map(surveys.map(({ teamId, teamName }) => [teamId, teamName]));
  const unknown = teams.find((team) => !known.has(team));
  if (unknown === undefined) return [...new Set(teams)];
  const list = Array.from(known, ([id, name]) => `${id} (${name})`).join(", ");
  throw new UsageError(
    `There is no team "${unknown}". ${list === "" ? "No team is stored yet." : `Teams: ${list}`}`,
  );
}
