import { expect, test } from "vitest";
import { chainsThatName, withNames } from "./bare-columns.ts";
import { chain } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import type { Columns } from "./columns.ts";

const nobody = { touchpoints: new Map<string, string>(), teams: new Map<string, string>() };

function nameless(...chains: readonly Parameters<typeof chain>[0][]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains.map((each) => chain({ ...each, touchpointName: "", teamName: "" })));
  return builder.snapshot();
}

const columns = nameless(
  { _id: "old", createdAt: 1, touchpointId: "kamppi", teamId: "stores" },
  { _id: "new", createdAt: 2, touchpointId: "kamppi", teamId: "stores" },
  { _id: "web", createdAt: 3, touchpointId: "web", teamId: "stores" },
);

test("the newest chain of each touchpoint tells what it is called, and one is enough for a team", () => {
  expect(chainsThatName(columns, nobody, 9)).toEqual(["web", "new"]);
  expect(chainsThatName(columns, nobody, 1)).toEqual(["web"]);
});

test("a team that the newest chain tells needs no other, a touchpoint does", () => {
  const shops = nameless(
    { _id: "old", createdAt: 1, touchpointId: "kamppi", teamId: "stores" },
    { _id: "middle", createdAt: 2, touchpointId: "web", teamId: "stores" },
    { _id: "new", createdAt: 3, touchpointId: "web", teamId: "stores" },
  );
  expect(chainsThatName(shops, nobody, 9)).toEqual(["new", "old"]);
});

test("what is known need not be told", () => {
  const touchpoints = new Map([["web", "Web shop"]]);
  const teams = new Map([["stores", ""]]);
  expect(chainsThatName(columns, { touchpoints, teams }, 9)).toEqual(["new"]);
  const both = new Map([...touchpoints, ["kamppi", "Kamppi"]]);
  expect(chainsThatName(columns, { touchpoints: both, teams }, 9)).toEqual([]);
});

test("entries without a name get the one that is known; a name that came with a chain stays", () => {
  const known = { touchpoints: new Map([["web", "Web shop"]]), teams: new Map([["stores", "Stores"]]) };
  const { entries } = withNames(columns, known);
  expect(entries.touchpoint).toEqual([
    { id: "kamppi", name: "" },
    { id: "web", name: "Web shop" },
  ]);
  expect(entries.team).toEqual([{ id: "stores", name: "Stores" }]);
  const builder = new ColumnBuilder();
  builder.append([chain({ _id: "a", touchpointId: "web", touchpointName: "www" })]);
  expect(withNames(builder.snapshot(), known).entries.touchpoint[0]?.name).toBe("www");
});

test("where there is nothing to add, the columns are the same", () => {
  expect(withNames(columns, nobody)).toBe(columns);
});

test("a place and a team are told by their newest chains alone, however many come before", () => {
  const shops = nameless(
    { _id: "first", createdAt: 1, touchpointId: "web", teamId: "online" },
    { _id: "older", createdAt: 2, touchpointId: "kamppi", teamId: "stores" },
    { _id: "newer", createdAt: 3, touchpointId: "kamppi", teamId: "stores" },
    { _id: "newest", createdAt: 4, touchpointId: "kamppi", teamId: "stores" },
  );
  expect(chainsThatName(shops, nobody, 9)).toEqual(["newest", "first"]);
});

test("a team alone gets its name, where all touchpoints have theirs", () => {
  const known = { touchpoints: new Map<string, string>(), teams: new Map([["stores", "Stores"]]) };
  expect(withNames(columns, known).entries.team).toEqual([{ id: "stores", name: "Stores" }]);
});

test.each(["touchpointId", "teamId"] as const)(
  "every %s is told, though all are of one of the other",
  (field) => {
    const names = ["one", "two", "three"];
    const given = names.map((_id, at) => ({ _id, createdAt: 10 - at, [field]: _id }));
    const other = field === "teamId" ? "touchpointId" : "teamId";
    const last = { _id: "last", createdAt: 1, [field]: "three", [other]: "another" };
    expect(chainsThatName(nameless(...given, last), nobody, 9)).toEqual([...names, "last"]);
  },
);
