import { expect, test } from "vitest";
import { chainSchema } from "../contract/resources.ts";
import { ApiError } from "./http/errors.ts";
import { countedOn, readPage, rowSchema } from "./page.ts";
import { chainRow } from "./testing/rows.ts";

const read = (body: unknown, skip = 0) =>
  readPage(body, {
    schema: rowSchema(chainSchema),
    isAsked: ({ touchpointId }) => touchpointId === "t1",
    skip,
  });

const paged = (data: readonly unknown[], next: string | null = null, previous: string | null = null) => ({
  data,
  paging: { next, previous },
});

test("rows that cannot be read are counted with their place, id and field, and the others are kept", () => {
  const page = read(
    paged([
      chainRow(0),
      null,
      { ...chainRow(1), createdAt: "yesterday" },
      { ...chainRow(2), responses: [{ answer: 9, valueNum: "9" }] },
      { ...chainRow(3), _id: "" },
      "text",
    ]),
  );
  expect(page.rows.map(({ _id }) => _id)).toEqual(["c0"]);
  expect(page.unreadable).toEqual([
    { index: 1, id: undefined, field: "" },
    { index: 2, id: "c1", field: "createdAt" },
    { index: 3, id: "c2", field: "responses.0.valueNum" },
    { index: 4, id: undefined, field: "_id" },
    { index: 5, id: undefined, field: "" },
  ]);
  expect(page.received).toBe(6);
  expect(page.ids).toEqual(["c0", undefined, "c1", "c2", undefined, undefined]);
});

test("rows that were not asked for are counted, not shown", () => {
  const page = read(paged([chainRow(0), chainRow(1, { touchpointId: "t2" })]));
  expect(page).toMatchObject({ notAsked: 1, received: 2 });
  expect(page.rows).toHaveLength(1);
});

test("a row nested absurdly deep is not readable", () => {
  let deep: unknown = "bottom";
  for (let level = 0; level < 5000; level += 1) deep = { deep };
  const page = read(paged([chainRow(0, { metadata: { deep } })]));
  expect(page.unreadable).toEqual([{ index: 0, id: "c0", field: "" }]);
});

test("a row is read up to the deepest level that archives keep", () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  const page = read(
    paged([63, 64].map((levels) => chainRow(levels, { metadata: { deep: nested(levels) } }))),
  );
  expect(page.rows.map(({ _id }) => _id)).toEqual(["c63"]);
  expect(page.unreadable).toEqual([{ index: 1, id: "c64", field: "" }]);
});

test("of links only skip is read, whatever they point to", () => {
  for (const link of [
    "https://elsewhere.example/v5/response-chains?skip=100",
    "http://user:secret@host/v9/whatever?preferredLanguage=fi&skip=100",
    "//elsewhere.example?skip=100#fragment",
    "?skip=100",
  ]) {
    expect(read(paged([chainRow(0)], link))).toMatchObject({ nextSkip: 100, pagingFault: undefined });
  }
});

test("links that cannot be followed are told", () => {
  const rows = [chainRow(0)];
  const faults = [
    read(paged(rows, "https://host/v5/response-chains")),
    read(paged(rows, "https://host/?skip=-1")),
    read(paged(rows, "https://host/?skip=100"), 100),
    read(paged(rows, "https://host/?skip=0"), 100),
    read(paged([], "https://host/?skip=200"), 100),
  ].map(({ nextSkip, pagingFault }) => [nextSkip, pagingFault]);
  expect(faults).toEqual([
    [undefined, "unusable-link"],
    [undefined, "unusable-link"],
    [undefined, "not-advancing"],
    [undefined, "not-advancing"],
    [200, "empty-with-next"],
  ]);
});

const previous = (link: string | null) => read(paged([], null, link), 100).previousSkip;

test("a previous page lies before this one or nowhere", () => {
  expect([previous("?skip=0"), previous("?skip=100"), previous("nonsense"), previous(null)]).toEqual([
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

const faultOf = (body: unknown) => {
  try {
    return read(body);
  } catch (thrown) {
    return thrown instanceof ApiError ? thrown.fault : thrown;
  }
};

test("a body that is no page is a fault that names the field, or what the body says of itself", () => {
  expect(faultOf({ data: {}, paging: { next: null, previous: null } })).toMatchObject({
    reason: "shape",
    detail: "data",
  });
  expect(faultOf({ data: [] })).toMatchObject({ reason: "shape", detail: "paging" });
  expect(faultOf({ error: { message: "No access" } })).toMatchObject({
    reason: "shape",
    detail: "No access",
  });
  expect(faultOf([])).toEqual({ kind: "contract", reason: "shape" });
});

test("rows on the margin, and those not asked for, do not belong to the list", () => {
  expect(countedOn({ received: 10, margin: ["a", "b"], notAsked: 3 })).toBe(5);
});
