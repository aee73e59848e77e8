import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyChains, anySurvey } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

const TEAM_OF: Readonly<Record<string, string>> = { s1: "t1", s2: "t2", s3: "t1" };
const teamOf = (surveyId: string): string => TEAM_OF[surveyId] ?? "t1";

const anySurveys = fc
  .tuple(anySurvey("s1"), anySurvey("s2"), anySurvey("s3"))
  .map((surveys) =>
    surveys.map((survey): ArchivedSurvey => Object.assign({}, survey, { teamId: teamOf(survey._id) })),
  );

/** Chains and their answers belong to the team of their survey. */
const ownedChains = anyChains.map((chains) =>
  chains.map((chain): ArchivedChain =>
    Object.assign({}, chain, {
      teamId: teamOf(chain.surveyId),
      responses: chain.responses.map((response) => Object.assign({}, response, { surveyId: chain.surveyId })),
    }),
  ),
);

const CALLS: readonly (readonly [tool: string, args: Record<string, unknown>])[] = [
  ["surveys", {}],
  ["questions", { lang: "fi" }],
  ["questions", { survey: "s2" }],
  ["responses", { limit: 100 }],
  ["responses", { survey: ["s2", "s1"], skip: 1 }],
  ["responses", { touchpoint: "p1" }],
  ["nps", {}],
  ["nps", { team: "t2" }],
  ["changes", { survey: ["s1", "s2"] }],
  ["explain", { from: "1970-01-01", to: "1970-02-01" }],
  ["compare", { one: { team: "t1" }, other: { team: "t2" } }],
  ["comments", {}],
  ["comments", { team: "t2" }],
  ["comments", { contains: "a", language: "fi" }],
];

test("a team's token is told what it would be if there were no other team", async () => {
  await fc.assert(
    fc.asyncProperty(anySurveys, ownedChains, async (surveys, chains) => {
      const all = await mcpFixture({ surveys, chains }, { theirs: ["t1"] });
      const alone = await mcpFixture(
        {
          surveys: surveys.filter(({ teamId }) => teamId === "t1"),
          chains: chains.filter(({ teamId }) => teamId === "t1"),
        },
        { all: "all" },
      );
      for (const [tool, args] of CALLS) {
        expect([tool, await all.answer(tool, args, "theirs")]).toEqual([
          tool,
          await alone.answer(tool, args),
        ]);
      }
    }),
    { numRuns: 10 },
  );
});
