/** Columns without names, as they come from a device that keeps numbers and ids alone, and names for them. */
import { groupOf } from "./cells.ts";
import { idAt } from "./chain-ids.ts";
import type { Columns, Entry } from "./columns.ts";

type Names = ReadonlyMap<string, string>;

/** Names by id, as they are known from elsewhere. */
export interface KnownNames {
  readonly touchpoints: Names;
  readonly teams: Names;
}

/** The same columns, with the names that are known where an entry has none. */
export function withNames(columns: Columns, { touchpoints, teams }: KnownNames): Columns {
  const { touchpoint, team } = columns.entries;
  if (!touchpoint.some(canGetName(touchpoints)) && !team.some(canGetName(teams))) return columns;
  const entries = {
    ...columns.entries,
    touchpoint: touchpoint.map(named(touchpoints)),
    team: team.map(named(teams)),
  };
  return { ...columns, entries };
}

const canGetName =
  (names: Names) =>
  ({ id, name }: Entry): boolean =>
    name === "" && (names.get(id) ?? "") !== "";

const named =
  (names: Names) =>
  (entry: Entry): Entry =>
    entry.name === "" ? { id: entry.id, name: names.get(entry.id) ?? "" } : entry;

/** Ids of at most `most` chains that tell missing names: the newest of each touchpoint and team without one. */
export function chainsThatName(columns: Columns, known: KnownNames, most: number): readonly string[] {
  const { cell, codes, entries, ids, time } = columns;
  const touchpoints = isUnknown(entries.touchpoint, known.touchpoints);
  const teams = isUnknown(entries.team, known.teams);
  const found: string[] = [];
  let left = [...touchpoints, ...teams].filter(Boolean).length;
  for (let row = columns.rows - 1; row >= 0 && left > 0 && found.length < most; row--) {
    const group = groupOf(cell[row] ?? 0);
    const [touchpoint, team] = [codes.touchpoint[group] ?? 0, codes.team[group] ?? 0];
    if (touchpoints[touchpoint] !== true && teams[team] !== true) continue;
    left -= Number(touchpoints[touchpoint] === true) + Number(teams[team] === true);
    touchpoints[touchpoint] = false;
    teams[team] = false;
    found.push(idAt(ids, time, row));
  }
  return found;
}

const isUnknown = (entries: readonly Entry[], names: Names): boolean[] =>
  entries.map(({ id, name }) => name === "" && !names.has(id));
