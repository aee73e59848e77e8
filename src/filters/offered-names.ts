/** What surveys, touchpoints and teams are called where several are offered: told apart where names are the same. */
import type { Seen } from "../client/seen-names.ts";
import type { Survey } from "../contract/resources.ts";
import { languageName } from "../lib/language-name.ts";
import { cutText } from "../lib/text/fit-text.ts";
import { distinctNames, type Named } from "../lib/text/distinct-names.ts";
import type { FilterOption } from "./options.ts";

/** Characters of a name that are offered. */
const LONGEST = 120;

type TeamOfSurvey = Pick<Survey, "teamId" | "teamName">;

const offered = (named: readonly Named[]): readonly FilterOption[] =>
  [...distinctNames(named.map((each) => ({ ...each, name: cutText(each.name, LONGEST) })))].map(
    ([value, label]) => ({ value, label }),
  );

export const offeredSurveys = (surveys: readonly (TeamOfSurvey & Pick<Survey, "_id" | "name">)[]) =>
  offered(surveys.map(({ _id, name, teamName, teamId }) => ({ id: _id, name, owner: teamName || teamId })));

export const offeredTeams = (surveys: readonly TeamOfSurvey[], { teams }: Seen): readonly FilterOption[] =>
  offered(
    [...new Map([...surveys.map(({ teamId, teamName }) => [teamId, teamName] as const), ...teams])].map(
      ([id, name]) => ({ id, name }),
    ),
  );

/** Codes that differ in case alone have one name. */
export const offeredLanguages = (codes: Iterable<string>, locale: string): readonly FilterOption[] =>
  offered([...codes].map((id) => ({ id, name: languageName(id, locale) })));

export function offeredTouchpoints({ touchpoints, teamOf }: Seen, teams: readonly FilterOption[]) {
  const teamNames = new Map(teams.map(({ value, label }) => [value, label]));
  return offered(
    [...touchpoints].map(([id, name]) => ({ id, name, owner: teamNames.get(teamOf.get(id) ?? "") })),
  );
}
