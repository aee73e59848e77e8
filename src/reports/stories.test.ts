import { beforeAll, describe, expect, test } from "vitest";
import { reportOn, sampleChains } from "../analysis/testing/sample-report.ts";
import { sampleEvents } from "../sample/events.ts";
import { generateSample } from "../sample/generate.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";
import { tellReport } from "./tell-report.ts";

beforeAll(ensureTemporal);

// As `npm start` makes it on several days: in the middle of a month, near its end, at the turn of a year, on a leap day.
describe.each([
  { until: "2026-11-21", worseSince: "November 2025", mixSince: /in (June|July|August) 2026/ },
  { until: "2026-11-29", worseSince: "November 2025", mixSince: /in (June|July|August) 2026/ },
  { until: "2026-12-31", worseSince: "December 2025", mixSince: /in (July|August|September) 2026/ },
  { until: "2028-02-29", worseSince: "February 2027", mixSince: /in (September|October|November) 2027/ },
])("of the sample until $until, without a filter", ({ until, worseSince, mixSince }) => {
  const chains = sampleChains(12_000, until);

  test("the findings tell the fall, its reason, the store that got worse, and the answers that differ", async () => {
    const made = await reportOn(chains, {}, true, sampleEvents(until), Date.parse(until) / 1000 + 86_400);
    const { findings, says } = tellReport(made, reportWordsIn("en"));
    const [change, mix, place, first, second] = findings;
    expect(findings.map(({ kind }) => kind)).toEqual(["change", "explained", "moved", "rows", "rows"]);
    expect(change?.text).toMatch(/^NPS fell from \+3\d to \+1\d in /);
    expect(change?.text).toMatch(mixSince);
    expect(change?.evidence).toMatch(/ · in the (same month|month before): “Every caller is asked”$/);
    expect(mix?.text).toMatch(/^Most of that, \d+ points, is because more answers came from Phone line\.$/);
    expect(place?.text).toContain(` in ${worseSince}.`);
    expect(place?.text).toMatch(/^Tampere fell from \+\d+ to −\d+ /);
    expect(`${first?.text} ${second?.text}`).toContain(waitQuestion(until));
    expect(says).toEqual(findings.map(({ text, evidence }) => `${text} (${evidence})`));
    // One event is followed by a fall, and two by nothing.
    const followed = made.figures.events.map(({ clear, difference }) => [
      clear,
      difference && difference.value < -5,
    ]);
    expect(followed).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  test("they tell, of NPS answers alone, the places", async () => {
    const alone = chains.map((chain) =>
      Object.assign({}, chain, {
        metadata: {},
        responses: chain.responses.filter(({ questionType }) => questionType === "NPS"),
      }),
    );
    const { findings } = tellReport(await reportOn(alone), reportWordsIn("en"));
    const rows = findings.find(({ kind }) => kind === "rows");
    expect(rows?.text).toMatch(/^By touchpoint NPS goes from [−+]?\d+ \(.+\) to \+\d+ \(Gothenburg\)\.$/);
  });
});

/** "How long did you wait at the till?", by its id, which these reports name it by. */
function waitQuestion(until: string): string {
  const [survey] = [...generateSample({ chains: 1, seed: 1, until })].flatMap((line) =>
    line.kind === "survey" && line.name === "Store visit" ? [line] : [],
  );
  const question = survey?.questions.find(({ title }) => title["en"]?.startsWith("How long did you wait"));
  return question?._id ?? "no such question";
}
