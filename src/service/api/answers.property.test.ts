import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import { writeQuery } from "../../client/http/address.ts";
import { chainSchema, pageSchema } from "../../contract/resources.ts";
import { anyChains, anyTeamId, anyFilterFields } from "../documents/documents.arbitraries.ts";
import { addToken, apiFixture, bytesOf } from "./api-fixture.ts";
import { expectedRows, rowsOf, type ToldChain } from "./answer-rows.fixture.ts";

const anyQuery: fc.Arbitrary<AnswersQuery> = fc
  .record(
    {
      ...anyFilterFields,
      questionId: fc.uniqueArray(fc.constantFrom("q1", "q2", "q3"), { minLength: 1 }),
      type: fc.constantFrom("NPS", "Text", "all", "Contact", "None"),
      metadata: fc.boolean(),
      text: fc.boolean(),
      contacts: fc.boolean(),
      comments: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter(({ createdFrom = -9, createdTo = 9 }) => createdFrom <= createdTo)
  // Contact details are told in texts alone.
  .map((query) => Object.assign(query, query.contacts === true && { text: true }));

/** Ids that pack, ids that do not, and both. */
const anyArchive = fc
  .tuple(anyChains, fc.constantFrom("all odd", "none odd", "some odd"))
  .map(([chains, ids]) =>
    chains.map((chain, at) => {
      const isOdd = ids === "all odd" || (ids === "some odd" && at % 3 === 0);
      // Both shapes sort in one order.
      return isOdd ? chain : { ...chain, _id: `c${String((at * 7919) % 1000).padStart(23, "0")}` };
    }),
  )
  .map((chains) =>
    chains.map((chain, at) => ({
      ...chain,
      responses: chain.responses.map((answer, place) =>
        (at + place) % 4 === 0 ? { ...answer, questionType: "Contact" } : answer,
      ),
    })),
  );

type Fixture = Awaited<ReturnType<typeof apiFixture>>;

/** All chains that pages of a filter tell, by what each page was filtered by. */
async function walked(
  { json }: Fixture,
  { questionId: _q, type: _t, metadata: _m, text: _x, contacts: _c, comments: _s, ...filter }: AnswersQuery,
): Promise<ToldChain[]> {
  const told: ToldChain[] = [];
  for (const isClosed of filter.isClosed === undefined ? [true, false] : [filter.isClosed]) {
    for (const surveyVersion of filter.surveyVersion === undefined
      ? ([2, 3] as const)
      : [filter.surveyVersion]) {
      for (
        let path: string | null = `/v5/response-chains?${writeQuery({ ...filter, isClosed, surveyVersion })}`;
        path !== null;
      ) {
        const { data, paging } = pageSchema.parse(await json(path, { authorization: "some" }));
        told.push(...data.map((row) => ({ chain: chainSchema.parse(row), isClosed, surveyVersion })));
        path = paging.next?.slice("http://api.test".length) ?? null;
      }
    }
  }
  return told;
}

test("the stream is the set of answers that walking the pages gives, to the last field", async () => {
  const anyTeams = fc.oneof(fc.constant("all" as const), fc.uniqueArray(anyTeamId, { maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(anyArchive, anyTeams, anyQuery, async (chains, teams, query) => {
      const fixture = await apiFixture({ chains }, { pageSize: 3 });
      await addToken(fixture.store, "some", teams);
      const response = await fixture.get(`/earshot/answers?${writeQuery(query)}`, { authorization: "some" });
      expect(response.status).toBe(200);
      const rows = rowsOf(await bytesOf(response));
      expect(rows).toEqual(expectedRows(await walked(fixture, query), query));
    }),
    { numRuns: 150 },
  );
});
