import { beforeAll, describe, expect, test } from "vitest";
import { reportOn, sampleChains } from "../analysis/testing/sample-report.ts";
import { generateSample } from "../sample/generate.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { reportWordsIn } from "./report-words.ts";
import { tellReport } from "./tell-report.ts";

beforeAll(ensureTemporal);

// As `npm start` makes it on several days: in the middle of a month, near its end, at the turn of a year, on a leap day.
describe.each([
  { until: "2026-11-21", worseSince: "November 2025", mixSince: /since (June|July|August) 2026/ },
  { until: "2026-11-29", worseSince: "November 2025", mixSince: /since (June|July|August) 2026/ },
  { until: "2026-12-31", worseSince: "December 2025", mixSince: /since (July|August|September) 2026/ },
  { until: "2028-02-29", worseSince: "February 2027", mixSince: /since (September|October|November) 2027/ },
])("of the sample until $until, without a filter", ({ until, worseSince, mixSince }) => {
  test("the sentences find each of its stories", async () => {
    const { says } = tellReport(await reportOn(sampleChains(12_000, until)), reportWordsIn("en"));
    const [change = "", mix = "", places = "", drivers = "", words = ""] = says;
    expect(says).toHaveLength(5);
    expect(change).toMatch(/^Lower since /);
    expect(change).toMatch(mixSince);
    expect(mix).toMatch(/^−\d+: scores .*; −\d+ because more answers came from Phone line\.$/);
    expect(places).toMatch(/^Gothenburg is higher: \+\d+ .*, all together \+\d+; Tampere is lower since /);
    expect(places).toContain(`Tampere is lower since ${worseSince}: −`);
    expect(drivers).toMatch(/ goes with \d+% \(\d+% to \d+%\) of what can be explained/);
    expect(drivers.toLowerCase()).toContain(waitQuestion(until));
    expect(words).toMatch(
      /^Detractors say “.+” more often: comments with the first \(\d+\) come with −\d+\.$/,
    );
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
