import { http, HttpResponse } from "msw";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../service/documents/documents.ts";
import { keepList } from "../../../client/kept-list.ts";
import { reportOn } from "../../../analysis/testing/sample-report.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { tellReport } from "../../../reports/tell-report.ts";
import { chain, fill, npsAnswer, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { interfere, noteReading, pagesAlone, READING, readsChains } from "../../testing/api-in-page.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

let serial = 0;
const scored = (score: number, fields: Partial<ArchivedChain> = {}): ArchivedChain =>
  chain({
    _id: `c${(serial += 1)}`,
    createdAt: 1_700_000_000 + serial,
    responses: [npsAnswer(score)],
    ...fields,
  });

/** As the API gives them. */
const asServed = (chains: readonly ArchivedChain[]) =>
  chains.map((each) => ({
    ...each,
    responses: each.responses.map((response) => ({ ...response, question: "" })),
  }));

/** 5 promoters, 2 passives and 1 detractor in Helsinki; 1 detractor in Turku. */
const answers = [
  ...[10, 10, 10, 9, 9, 8, 7, 3].map((score) => scored(score)),
  scored(0, { touchpointId: "t2", touchpointName: "Turku" }),
];

const score = page.getByRole("status", { name: "NPS score" });
const says = page.getByRole("region", { name: "What the numbers say" });
/** Answers to other questions are read behind the numbers: what is asked for from here on is asked for something else. */
const everythingRead = async () => {
  await expect.element(says).toHaveAttribute("aria-busy", "false");
};
const headline = page.getByRole("region", { name: "Net Promoter Score" });
const terms = ["Detractors", "Passives", "Promoters", "Answers"];
const term = (name: string) => headline.getByRole("definition").nth(terms.indexOf(name));

test("the headline, its parts and what it rests on come from every response", async () => {
  await renderApp("/nps", { chains: answers }, { pageSize: 2 });
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  for (const [role, name, does] of [
    ["button", "Views", "Save these filters under a name, or open saved ones"],
    ["button", "Read again", "Read all responses once more, with what has changed"],
    ["tab", "Side by side", "Compare two touchpoints or two periods"],
  ] as const)
    await expect.element(page.getByRole(role, { name, exact: true })).toHaveAccessibleDescription(does);
  await expect.element(score).toHaveTextContent("+33"); // (5 − 2) / 9
  await expect.element(term("Promoters")).toHaveTextContent("5 56% 9–10");
  await expect.element(term("Passives")).toHaveTextContent("2 22% 7–8");
  await expect.element(term("Detractors")).toHaveTextContent("2 22% 0–6");
  await expect.element(term("Answers")).toHaveTextContent("9");
  await expect.element(headline.getByText("few answers")).toBeVisible();
});

test("whole percents are never all of some, and those that seem to give another score are told with decimals", async () => {
  await renderApp("/nps", { chains: [0, ...Array<number>(250).fill(10)].map((each) => scored(each)) });
  await expect.element(score).toHaveTextContent("+99"); // of 100% and 0%
  await expect.element(headline.getByText(/^Shares/)).toHaveTextContent("Shares are rounded:");
  await expect.element(headline.getByText("99.6% − 0.4% = +99.2")).toBeVisible();
  await expect.element(term("Promoters")).toHaveTextContent("250 >99% 9–10");
  await expect.element(term("Detractors")).toHaveTextContent("1 <1% 0–6");
  const told = /10: over 99% of all\. 251 answers, over 99% promoters, 0% passives, under 1% detractors\.$/;
  await expect.element(page.getByText(told)).toBeVisible();
});

test("more answers than responses are explained", async () => {
  const both = [npsAnswer(10), { ...npsAnswer(9), questionId: "q-other" }];
  await renderApp("/nps", { chains: [scored(10), scored(8, { responses: both })] });
  await page.viewport(360, 740);
  await expect.element(page.getByText("Based on all 2 responses", { exact: true })).toBeVisible();
  // Benchmarks know by this text alone in its element that all has been read.
  const statuses = [...document.querySelectorAll('main p[role="status"]')];
  expect(statuses.map(({ textContent }) => textContent)).toContain("Based on all 2 responses");
  await expect.element(page.getByText("(some with several answers)", { exact: true })).toBeVisible();
});

test("responses without an answer are told, so that what is counted adds up", async () => {
  await renderApp("/nps", { chains: [scored(10), scored(8), scored(8, { responses: [] })] });
  await expect.element(page.getByText("Based on all 3 responses", { exact: true })).toBeVisible();
  await expect.element(page.getByText("2 answers counted", { exact: true })).toBeVisible();
  await expect.element(page.getByText("1 without an answer", { exact: true })).toBeVisible();
});

test("a question of one survey is told from that of its copy, and both together are said to be two", async () => {
  const copied = { surveyId: "s2", responses: [{ ...npsAnswer(0), surveyId: "s2" }] };
  const surveys = [survey(), survey({ _id: "s2", name: "Copy" })];
  await renderApp("/nps?question=q-nps", { surveys, chains: [scored(10), scored(10, copied)] });
  await expect.element(score).toHaveTextContent("0");
  await expect.element(headline.getByText("2 NPS questions combined")).toBeVisible();
  await page.getByRole("combobox", { name: "NPS question" }).click();
  await page.getByRole("option", { name: "How likely…? (Copy)" }).click();
  await expect.element(score).toHaveTextContent("−100");
  await expect.element(headline.getByText(/combined/)).not.toBeInTheDocument();
});

test("what has no possible date is counted, and told to be in no period", async () => {
  await renderApp("/nps", { chains: [...answers, scored(10, { createdAt: 8e9 })] });
  await expect.element(page.getByText("Based on all 10 responses")).toBeVisible();
  await expect.element(page.getByText("1 response has no usable date and is in no period")).toBeVisible();
});

test("the distribution has a table of the scores 0 to 10 with count and share", async () => {
  await renderApp("/nps", { chains: answers });
  const figure = page.getByRole("figure", { name: "NPS distribution" });
  const rows = figure.getByRole("table").getByRole("row");
  await expect.element(rows.nth(11)).toHaveTextContent("10333.3%");
  await expect.element(rows.nth(1)).toHaveTextContent("0111.1%");
  expect(rows.elements()).toHaveLength(12);
});

test("numbers without a story say so, once everything was read, with what was not compared", async () => {
  await renderApp("/nps", { chains: answers }, { ahead: [pagesAlone] });
  await expect.element(says.getByText(/^Too few answers/)).toBeVisible();
  await expect.element(says.getByText("Answers to other questions have not been compared.")).toBeVisible();
  expect(says.getByText(/Metadata/).elements()).toEqual([]);
  expect(says.getByRole("link").elements()).toEqual([]);
});

test("comments whose words were not compared are named where nothing stands out, until they are", async () => {
  const text = { questionId: "q", questionType: "Text", surveyId: "s1", answer: "Kind", valueString: "Kind" };
  const chains = [9, 10, 3].map((each) =>
    scored(each, { responses: [npsAnswer(each), { ...text, language: "en" }] }),
  );
  await renderApp("/nps", { chains: [...chains, scored(9)] });
  const unsearched = says.getByRole("link", { name: "The words of 3 comments have not been compared." });
  await expect.element(unsearched).toHaveAttribute("href", "/comments");
  await userEvent.click(unsearched);
  await expect.element(page.getByRole("status").filter({ hasText: "3 comments" })).toBeVisible();
  await userEvent.click(page.getByRole("link", { name: "NPS", exact: true }));
  await expect.element(page.getByRole("link", { name: "Read all 3 comments" })).toBeVisible();
  await expect.element(unsearched).not.toBeInTheDocument();
  await expect.element(says.getByText(/^Too few answers/)).toBeVisible();
});

test("a fall that stays is said first, as a report says it, and leads to the trend", async () => {
  const day = 86_400;
  const chains = Array.from({ length: 480 }, (_, at) => {
    const period = Math.floor(at / 40);
    const isLow = period >= 6 && at % 2 === 0;
    return scored(isLow ? 2 : at % 4 === 1 ? 8 : 10, {
      createdAt: 1_672_531_200 + (period * 30.5 + 3) * day,
    });
  });
  const events = [{ at: "2023-07-31", name: "New till" }];
  keepList("events", location.origin, events);
  onTestFinished(() => keepList("events", location.origin, []));
  await renderApp("/nps?tz=UTC&period=month", { chains }, { pageSize: 500 });
  const first = says.getByRole("listitem").first();
  await expect.element(first).toMatchTextContent(/^NPS fell from \+75 to −25 in July 2023\./);
  await expect.element(first.getByText(/ · in the same month: “New till”$/)).toBeVisible();
  await expect
    .element(first.getByRole("link", { name: "See the trend" }))
    .toHaveAttribute("href", "/nps?tz=UTC&period=month#over-time");
  const lately = headline.getByText("Since July 2023: −25, before: +75");
  await expect.element(lately).toBeVisible();
  await expect.element(headline.getByText("Jan 4 – Dec 5, 2023").first()).toBeVisible();
  const trend = page.getByRole("figure", { name: "NPS over time" });
  await expect
    .element(trend.getByText(/^NPS fell from \+75 to −25 in July 2023\. Shaded:.* level before and after\.$/))
    .toBeVisible();
  const parts = page.getByRole("table", { name: "Parts of the difference" });
  // From top to bottom, each where the bars begin and end.
  const boxOf = (text: string) => parts.getByText(text).element().getBoundingClientRect();
  await expect.element(parts.getByText("after −25")).toBeVisible();
  expect(boxOf("before +75").bottom).toBeLessThan(boxOf("after −25").top);
  expect(boxOf("before +75").left).toBeGreaterThan(boxOf("after −25").right);
  for (const needless of [parts.getByText("New or gone"), page.getByText(/^Figures are rounded/)])
    await expect.element(needless).not.toBeInTheDocument();
  await expect.element(parts.getByText("NPS before → since Jul 1, 2023")).toBeVisible();
  await expect.element(page.getByText(/^Jul 1.–.Dec 5, 2023, compared with Jan 4.–.Jun 30/)).toBeVisible();
  const all = parts.getByRole("row", { name: "All", exact: false }).last();
  const cells = all
    .getByRole("cell")
    .elements()
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(["+75 → −25", "", "240 → 240", "100% → 100%"]);
  const told = tellReport(await reportOn(asServed(chains), {}, true, events), reportWordsIn("en"));
  const findings = says.getByRole("listitem").elements();
  const texts = findings.map((item) => Array.from(item.querySelectorAll("bdi"), (bdi) => bdi.textContent));
  expect(texts).toEqual(told.findings.map(({ text, evidence }) => [text, evidence]));
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(360, 740);
  await expect.element(lately).toBeVisible();
});

test("names without a blank make no page wider than its window", async () => {
  const long = "W".repeat(400);
  const named = { touchpointName: long, teamName: long, metadata: { [long]: long } };
  const surveys = [survey({ name: long, teamName: long })];
  const chains = [scored(10, named), scored(3, named)];
  const { router } = await renderApp("/questions", { surveys, chains });
  for (const address of ["/nps", "/nps?breakdown=team", "/surveys/s1"]) {
    router.history.push(address);
    await expect.element(page.getByText("Based on all 2 responses")).toBeVisible();
    await expect.poll(() => document.querySelector("main")?.textContent).toContain("WWWW");
    const { scrollWidth, clientWidth } = document.documentElement;
    expect([address, scrollWidth]).toEqual([address, clientWidth]);
  }
});

test("each touchpoint has its row, also while one of them is chosen", async () => {
  await renderApp("/nps?touchpoint=t2", { chains: answers });
  await expect.element(score).toHaveTextContent("−100");
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
  const rows = page.getByRole("table", { name: "NPS by touchpoint" }).getByRole("rowheader");
  await expect.element(rows.nth(0)).toHaveTextContent("Helsinki");
  await expect.element(rows.nth(1)).toHaveTextContent("Turku");
});

test("one question is chosen by its title; the address keeps its id", async () => {
  const second = { ...npsQuestion, _id: "q-2", title: { en: "And the web shop?" } };
  const chains = [scored(10), scored(0, { responses: [npsAnswer(9), npsAnswer(2, "q-2")] })];
  const { address } = await renderApp("/nps", {
    surveys: [survey({ questions: [npsQuestion, second] })],
    chains,
  });
  await expect.element(page.getByText("2 NPS questions combined")).toBeVisible();
  await expect.element(score).toHaveTextContent("+33");
  const select = page.getByRole("combobox", { name: "NPS question" });
  await userEvent.click(select);
  const options = page.getByRole("listbox").getByRole("option");
  await expect.element(options.nth(0)).toHaveTextContent("All NPS questions");
  await userEvent.click(options.filter({ hasText: "And the web shop?" }));
  await expect.element(score).toHaveTextContent("−100");
  expect(address()).toBe("/nps?question=q-2");
});

test("answers that are no whole number from 0 to 10 are told, not counted", async () => {
  await renderApp("/nps", { chains: [scored(10), scored(7.5), scored(11)] });
  await expect.element(page.getByText("2 not counted")).toBeVisible();
  await expect.element(page.getByText("(not whole numbers from 0 to 10)")).toBeVisible();
  await expect.element(term("Answers")).toHaveTextContent("1");
});

test("the unit of the trend is part of the address, the range's own is left out", async () => {
  const { address } = await renderApp("/nps?from=2023-11-01&to=2023-11-30", { chains: answers });
  const figure = page.getByRole("figure", { name: "NPS over time" });
  await expect.element(figure.getByRole("button", { name: "Day" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(figure.getByRole("button", { name: "Month" }));
  await expect.poll(address).toContain("period=month");
  await userEvent.click(figure.getByRole("button", { name: "Show table" }));
  await expect.element(figure.getByRole("rowheader")).toHaveTextContent("November 2023");
  await userEvent.click(figure.getByRole("button", { name: "Day" }));
  await expect.poll(address).not.toContain("period");
});

test("a refused token ends the session and keeps the way back", async () => {
  const { address } = await renderApp("/nps?touchpoint=t2", { chains: answers }, { pageSize: 2 });
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
  await everythingRead();
  interfere(
    http.get(READING, ({ request }) =>
      readsChains(request) ? HttpResponse.json({}, { status: 401 }) : undefined,
    ),
  );
  await userEvent.click(page.getByRole("button", { name: "Read again" }));
  await expect.element(page.getByRole("textbox", { name: "API address" })).toBeVisible();
  expect(address()).toContain("back=%2Fnps%3Ftouchpoint%3Dt2");
});

test("a narrower range of dates asks for nothing, and neither does the way back", async () => {
  const { router } = await renderApp("/nps", { chains: answers }, { pageSize: 2 });
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await everythingRead();
  const asked = noteReading();
  await router.navigate({ to: "/nps", search: { from: "2023-11-14" } });
  await expect.element(page.getByRole("button", { name: /^Remove From/ })).toBeVisible();
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await router.navigate({ to: "/nps", search: { to: "2023-11-01" } });
  await expect.element(page.getByText("No responses match these filters")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show everything" }));
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  expect(asked).toEqual([]);
});

test("left and returned to in haste, it reads everything", async () => {
  const { router } = await renderApp("/nps", { chains: answers }, { pageSize: 1 });
  for (let turn = 0; turn < 6; turn += 1) {
    await router.navigate({ to: turn % 2 === 0 ? "/questions" : "/nps" });
  }
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
});

test("returned to, it asks for what is new alone", async () => {
  const { router } = await renderApp("/nps", { chains: answers }, { pageSize: 2 });
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await everythingRead();
  const asked = noteReading();
  await router.navigate({ to: "/questions" });
  await expect.element(page.getByRole("table", { name: "Questions" })).toBeVisible();
  await router.navigate({ to: "/nps" });
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((search) => search.includes("createdFrom="))).toBe(true);
});

test("while the number of responses is unknown, an estimate is told", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    // The last page: that there is none after it is known before it has come.
    if (new URL(request.url).searchParams.get("skip") === "10") await released;
  });
  const chains = [...answers, scored(10), scored(10)];
  await renderApp("/nps", { chains }, { pageSize: 1, ahead: [hold, pagesAlone] });
  await expect.element(page.getByText(/ of about 1\d responses read so far$/)).toBeVisible();
  release();
  await expect.element(page.getByText("Based on all 11 responses")).toBeVisible();
});

test("from pages spread over all of them the score is estimated, and told as an estimate until all are there", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    // The page that is asked for last, however few are asked for at once.
    if (new URL(request.url).searchParams.get("skip") === "30") await released;
  });
  const chains = Array.from({ length: 64 }, (_, at) => scored((at * 7) % 11));
  await renderApp("/nps", { chains }, { pageSize: 2, ahead: [hold, pagesAlone] });
  await expect.element(headline.getByText(/^Estimated from \d+ of 64 responses$/)).toBeVisible();
  await expect.element(score).toMatchTextContent("±");
  release();
  await expect.element(page.getByText("Based on all 64 responses")).toBeVisible();
  await expect.element(score).not.toMatchTextContent("±");
});

test("stopped and gone on with by the keyboard, which stays where it is", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    if (Number(new URL(request.url).searchParams.get("skip")) > 0) await released;
  });
  const range = "from=2023-11-01&to=2023-11-30&period=day";
  await renderApp(`/nps?${range}`, { chains: answers }, { pageSize: 2, ahead: [hold, pagesAlone] });
  const stop = page.getByRole("button", { name: "Stop" });
  await expect.element(page.getByText(/^2 .*read so far$/)).toBeVisible();
  stop.element().focus();
  await userEvent.keyboard("{Enter}");
  const goOn = page.getByRole("button", { name: "Go on reading" });
  await expect.element(goOn).toHaveFocus();
  const trend = page.getByRole("figure", { name: "NPS over time" });
  const reader = trend.getByRole("slider");
  await expect.element(reader).toHaveAttribute("aria-valuetext", "Nov 30, 2023: not read yet");
  await expect.element(trend.getByText(/Not everything has been read/)).toBeVisible();
  const table = page.getByRole("table", { name: "NPS by touchpoint" });
  await expect.element(table.getByRole("row").nth(2)).toBeVisible();
  const funnel = page.getByRole("button", { name: "As a chart" });
  await expect.element(funnel).not.toBeInTheDocument();
  release();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Read again" })).toHaveFocus();
  await expect.element(funnel).toBeVisible();
  await expect.element(reader).toHaveAttribute("aria-valuetext", "Nov 30, 2023: no answers");
});

test("responses that come are told of, and count when they are asked for", async () => {
  const { store, lookForNew } = await renderApp("/nps?language=fi", { chains: answers });
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await everythingRead();
  const later = { createdAt: 1_700_000_500 };
  await fill(store, { surveys: [], chains: [scored(10, later), scored(10, { ...later, language: "sv" })] });
  await lookForNew();
  const button = page.getByRole("button", { name: "1 new response" });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText("Based on all 9 responses")).toBeVisible();
  await button.click();
  await expect.element(page.getByText("Based on all 10 responses")).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test("where nothing could be read there are no charts, until it is tried again", async () => {
  let refused = true;
  const refusing = http.get(READING, ({ request }) =>
    refused && readsChains(request) ? new HttpResponse(null, { status: 400 }) : undefined,
  );
  await renderApp("/nps", { chains: answers }, { ahead: [refusing] });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^The server refused the request/);
  await expect.element(page.getByText("0 responses read so far")).toBeVisible();
  await expect.element(score).toHaveTextContent("—");
  expect(page.getByRole("figure").elements()).toEqual([]);
  refused = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(score).toHaveTextContent("+33");
});
