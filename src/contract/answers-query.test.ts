import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeQuery } from "../client/http/address.ts";
import { readAnswersQuery, wantedType } from "./answers-query.ts";

const read = (search: string) => readAnswersQuery(new URLSearchParams(search));
const refused = (search: string) => {
  const parsed = read(search);
  return parsed.ok ? [] : parsed.invalid.map(({ name, reason }) => `${name} ${reason}`);
};

describe("a query of the stream of all answers", () => {
  test("has the filters of response chains, and what to tell of their answers", () => {
    const search =
      "createdFrom=1&createdTo=2&touchpointId=t&surveyId=a,b&isClosed=true&surveyVersion=2&questionId[]=q&type=Text&metadata=true&text=true&contacts=true&comments=true";
    expect(read(search)).toEqual({
      ok: true,
      query: {
        createdFrom: 1,
        createdTo: 2,
        touchpointId: "t",
        surveyId: ["a", "b"],
        isClosed: true,
        surveyVersion: 2,
        questionId: ["q"],
        type: "Text",
        metadata: true,
        text: true,
        contacts: true,
        comments: true,
      },
    });
  });

  test.each([
    ["skip=0", "skip is not a parameter of this endpoint"],
    ["preferredLanguage=fi", "preferredLanguage is not a parameter of this endpoint"],
    ["limit=3", "limit is not a parameter of this endpoint"],
    ["contacts=true", "contacts needs text=true"],
    ["contacts=true&text=false", "contacts needs text=true"],
    ["metadata=1", "metadata must be true or false"],
    ["comments=yes", "comments must be true or false"],
    ["text=", "text must not be empty"],
    ["type=NPS&type=Text", "type must be given once"],
    ["questionId=", "questionId must not be empty"],
    ["createdFrom=2&createdTo=1", "createdFrom is after createdTo"],
    ["surveyVersion=4", "surveyVersion must be 2 or 3"],
  ])("%s is refused by its name", (search, message) => {
    expect(refused(search)).toEqual([message]);
  });

  test.each([
    ["", "NPS"],
    ["type=Text", "Text"],
    ["type=all", undefined],
    ["questionId=q", undefined],
    ["questionId=q&type=NPS", "NPS"],
  ])("%j wants answers of type %s", (search, type) => {
    const parsed = read(search);
    expect(parsed.ok && wantedType(parsed.query)).toBe(type);
  });

  test("is read back as it was written", () => {
    const id = fc.string({ minLength: 1 }).filter((text) => !/[\0,]|[\ud800-\udfff]/.test(text));
    const query = fc.record(
      {
        createdFrom: fc.nat(),
        surveyId: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
        questionId: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
        type: id,
        text: fc.constant(true),
        contacts: fc.boolean(),
        comments: fc.boolean(),
        metadata: fc.boolean(),
      },
      { requiredKeys: ["text"] },
    );
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeQuery(asked))).toEqual({ ok: true, query: asked });
      }),
    );
  });
});
