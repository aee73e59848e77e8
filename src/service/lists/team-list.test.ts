import { describe, expect, test } from "vitest";
import type { TeamListName } from "../../contract/answers/answers-link.ts";
import { JsonFault } from "../../lib/text/located-json.ts";
import { readTeamList, seenBy } from "./team-list.ts";

function faultOf(name: TeamListName, file: string): string {
  try {
    readTeamList(name, file);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}: ${error.message}`;
    throw error;
  }
  return "none";
}

const till = '{"at": "2026-06-01", "name": "New till"}';

describe("a list is refused with the line of what is wrong:", () => {
  test.each<[TeamListName, string, string]>([
    ["events", "{", "1: is no whole JSON: its end is missing"],
    ["events", '{\n"events": [}', "2: is no JSON"],
    ["events", "[]", '1: has no list "events"'],
    ["events", '{\n"events": {}}', '2: has no list "events"'],
    ["codes", `{"events": [${till}]}`, '1: has no list "codes"'],
    ["events", '{"events": [\n7]}', "2: event 1: must be an object"],
    [
      "events",
      `{"events": [\n${till},\n{\n"at": "2026-02-30", "name": "x"}]}`,
      "4: event 2: at must be a day such as 2026-06-01",
    ],
    ["events", '{"events": [\n{"name": "x"}]}', "2: event 1: at must be a day such as 2026-06-01"],
    ["events", '{"events": [{"at": "2026-06-01",\n"name": ""}]}', "2: event 1: name must not be empty"],
    [
      "events",
      '{"events": [{"at": "2026-06-01", "name": "x",\n"until": "2026-05-31"}]}',
      "2: event 1: until must not be before at",
    ],
    [
      "events",
      '{"events": [{"at": "2026-06-01", "name": "x", "touchpoint":\n7}]}',
      "2: event 1: touchpoint must be a text",
    ],
    [
      "events",
      '{"events": [{"at": "2026-06-01", "name": "x",\n"teams": "a"}]}',
      "2: event 1: teams must be a list of team ids",
    ],
    [
      "events",
      '{"events": [{"at": "2026-06-01", "name": "x", "teams": ["a",\n7]}]}',
      "2: event 1: teams.1 must be a text",
    ],
    [
      "codes",
      '{"codes": [{"name": "a", "find": "x"},\n{"name": "a", "find": "y"}]}',
      "2: code 2: name is that of another one",
    ],
    ["codes", '{"codes": [{"name": "a"}]}', "1: code 1: find must be a text"],
    [
      "codes",
      '{"codes": [{"name": "a", "find": "x"},\n{"name": "b", "find": "y | ann@example.org"}]}',
      "2: code 2: holds what looks like contact data",
    ],
    [
      "metrics",
      '{"metrics": [{"name": "a", "survey": "s", "question": "q"}]}',
      "1: metric 1: top must be values",
    ],
  ])("%s %s", (name, file, fault) => {
    expect(faultOf(name, file)).toBe(fault);
  });
});

test("an empty list is one, and what else an entry or the file has is passed over", () => {
  expect(readTeamList("codes", '{"codes": []}')).toEqual([]);
  const list = readTeamList(
    "events",
    '{"note": 1, "events": [{"at": "2026-06-01", "name": "x", "by": "Ann"}]}',
  );
  expect(seenBy(list, "all")).toEqual([{ at: "2026-06-01", name: "x" }]);
});

test("an event may come twice under one name", () => {
  expect(readTeamList("events", `{"events": [${till}, ${till}]}`)).toHaveLength(2);
});

test("a code keeps the check that came with it, and is taken without one that can't be", () => {
  const check = { fit: 27, of: 30, missed: 2, without: 30 };
  const code = { name: "Queue", find: "x", check };
  const other = { name: "Staff", find: "y" };
  const codes = [code, { ...other, check: { ...check, fit: 31 } }];
  expect(seenBy(readTeamList("codes", JSON.stringify({ codes })), "all")).toEqual([code, other]);
});

test("a token sees what names one of its teams or none, and one without teams everything", () => {
  const list = readTeamList(
    "codes",
    '{"codes": [{"name": "1", "find": "x"}, {"name": "2", "find": "x", "teams": ["a", "b"]}, {"name": "3", "find": "x", "teams": ["c"]}]}',
  );
  const names = (scope: "all" | readonly string[]) =>
    seenBy(list, scope).map((entry) => String(Reflect.get(entry, "name")));
  expect(names("all")).toEqual(["1", "2", "3"]);
  expect(names(["b"])).toEqual(["1", "2"]);
  expect(names([])).toEqual(["1"]);
});
