import { describe, expect, test } from "vitest";
import type { ArchivedChain } from "../service/documents/documents.ts";
import { DEFAULT_CHAINS } from "./generate.ts";
import { answersOf, npsOf, sample, scoresOf } from "./sample.fixture.ts";
import { MORE_ASKED, WORSE } from "./stories.ts";

const monthOf = ({ createdAtDate }: ArchivedChain): string => createdAtDate.slice(0, 7);

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

const groupsOf = (chains: readonly ArchivedChain[], keyOf: (chain: ArchivedChain) => string) =>
  Map.groupBy(chains, keyOf);

const at = (chains: readonly ArchivedChain[], name: string) =>
  chains.filter(({ touchpointName }) => touchpointName === name);

const callers = (chains: readonly ArchivedChain[]) => at(chains, MORE_ASKED.touchpoint);

const others = (chains: readonly ArchivedChain[]) =>
  chains.filter(({ touchpointName: name }) => name !== MORE_ASKED.touchpoint && name !== WORSE.touchpoint);

const callersPart = (chains: readonly ArchivedChain[]): number =>
  scoresOf(callers(chains)).length / scoresOf(chains).length;

const commentsOf = (chains: readonly ArchivedChain[]): readonly string[] =>
  answersOf(chains, "Text").map(({ answer }) => String(answer));

const shareWith = (comments: readonly string[], word: RegExp): number =>
  comments.filter((comment) => word.test(comment)).length / comments.length;

// The middle of a month, the day after a first of January, and a leap day: the stories are there on any day.
describe.each([
  { until: "2026-10-31", worseSince: "2025-10", moreSince: "2026-06" },
  { until: "2026-11-21", worseSince: "2025-11", moreSince: "2026-07" },
  { until: "2027-01-01", worseSince: "2026-01", moreSince: "2026-09" },
  { until: "2028-02-29", worseSince: "2027-02", moreSince: "2027-10" },
])("in the sample until $until", ({ until, worseSince, moreSince }) => {
  const { surveys, chains } = sample({ chains: DEFAULT_CHAINS, seed: 1, until });
  const before = chains.filter((chain) => monthOf(chain) < moreSince);
  const after = chains.filter((chain) => monthOf(chain) >= moreSince);

  test("a touchpoint got worse in one month and stays there", () => {
    const quarters = groupsOf(
      at(chains, WORSE.touchpoint),
      (chain) => `${Math.floor((monthNumber(monthOf(chain)) - monthNumber(worseSince)) / 3)}`,
    );
    const scores = [...quarters].filter(([, given]) => given.length >= 30);
    expect(scores.length).toBeGreaterThanOrEqual(8);
    for (const [quarter, given] of scores) {
      expect([quarter, npsOf(given) > 10]).toEqual([quarter, Number(quarter) < 0]);
    }
  });

  test("everything fell since more callers are asked, though no place but that one fell", () => {
    expect(npsOf(before) - npsOf(after)).toBeGreaterThan(10);
    expect(callersPart(after)).toBeGreaterThan(5 * callersPart(before));
    expect(npsOf(callers(after))).toBeGreaterThan(npsOf(callers(before)) - 12);
    expect(npsOf(others(after))).toBeGreaterThan(npsOf(others(before)) - 5);
  });

  test("one place is better than all others", () => {
    const places = groupsOf(chains, ({ touchpointName }) => touchpointName);
    const scores = [...places].filter(([name]) => name !== "Gothenburg").map(([, given]) => npsOf(given));
    expect(npsOf(places.get("Gothenburg") ?? [])).toBeGreaterThan(Math.max(...scores) + 8);
  });

  test("who waited longer gave the store a lower score", () => {
    const question = surveys
      .find(({ name }) => name === "Store visit")
      ?.questions.find(({ title }) => title["en"] === "How long did you wait at the till?");
    const scores = (question?.choices ?? []).map(({ fieldName }) => {
      const names = new Set<unknown>(Object.values(fieldName));
      const who = chains.filter(({ responses }) =>
        responses.some(({ questionId, answer }) => questionId === question?._id && names.has(answer)),
      );
      expect(scoresOf(who).length).toBeGreaterThan(300);
      return npsOf(who);
    });
    expect(scores).toHaveLength(4);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((scores[0] ?? 0) - (scores[3] ?? 0)).toBeGreaterThan(60);
  });

  test("detractors write about the till, promoters hardly", () => {
    const english = chains.filter(({ language, teamName }) => language === "en" && teamName === "Stores");
    const by = (wanted: (score: number) => boolean) =>
      commentsOf(english.filter((chain) => scoresOf([chain]).some(wanted)));
    const words = /only one till|self-checkout|line was endless|long waiting/i;
    const detractors = shareWith(
      by((score) => score <= 6),
      words,
    );
    expect(detractors).toBeGreaterThan(0.3);
    expect(
      shareWith(
        by((score) => score >= 9),
        words,
      ),
    ).toBeLessThan(detractors / 4);
  });

  test("the comments on the place that got worse say why", () => {
    const works = /building works|renovat|remont|ombygg|umbau/i;
    const given = at(chains, WORSE.touchpoint);
    expect(shareWith(commentsOf(given.filter((chain) => monthOf(chain) < worseSince)), works)).toBe(0);
    expect(
      shareWith(commentsOf(given.filter((chain) => monthOf(chain) >= worseSince)), works),
    ).toBeGreaterThan(0.25);
  });

  test.each(["en", "fi", "sv", "de"])(
    "comments in %s speak more of the phone since more callers are asked",
    (language) => {
      const phone = /phone|puhelime|telefon/i;
      const shareIn = (given: readonly ArchivedChain[]) =>
        shareWith(commentsOf(given.filter((chain) => chain.language === language)), phone);
      expect(shareIn(after)).toBeGreaterThan(2.5 * shareIn(before));
    },
  );

  test("some comments repeat each other, and some have no words", () => {
    const comments = commentsOf(chains);
    for (const repeated of ["ok", "👍", "ei mitään"]) {
      expect(comments.filter((comment) => comment === repeated).length).toBeGreaterThan(20);
    }
    expect(shareWith(comments, /^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u)).toBeGreaterThan(0.01);
  });
});
