import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../service/documents/documents.ts";
import { keepList } from "../../../client/kept-list.ts";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { nextFile } from "../../testing/next-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1280, 800));

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;

let serial = 0;
const scored = (date: string, score: number, fields: Partial<ArchivedChain> = {}): ArchivedChain =>
  chain({
    _id: `c${(serial += 1)}`,
    createdAt: noon(date),
    responses: [npsAnswer(score)],
    ...fields,
  });
const turku = { touchpointId: "t2", touchpointName: "Turku", metadata: { till: "7" } };

/** October: 3 promoters in Helsinki, a detractor in Turku. November: a passive in Helsinki, a detractor in Turku. */
const chains = [
  ...[10, 10, 9].map((score) => scored("2023-10-10", score)),
  scored("2023-10-20", 2, turku),
  scored("2023-11-10", 8),
  scored("2023-11-20", 0, turku),
];

const chip = (name: RegExp) => page.getByRole("button", { name });
const score = page.getByRole("status", { name: "NPS score" });
const open = (search = "") => renderApp(`/nps?tz=UTC${search}`, { chains });

test("a click on a score narrows everything but the distribution; a second one takes it back", async () => {
  const { address } = await open();
  await expect.element(score).toHaveTextContent("+17"); // (3 − 2) / 6
  const bucket = page.getByRole("button", { name: /^Promoters/ });
  await userEvent.click(bucket);
  await expect.element(score).toHaveTextContent("+100");
  expect(address()).toContain("score=9&score=10");
  await expect.element(page.getByRole("button", { name: "Remove Score: 9, 10" })).toBeVisible();
  const figure = page.getByRole("figure", { name: "NPS distribution" });
  await expect.element(figure.getByRole("row").nth(1)).toHaveTextContent("0116.7%");
  await userEvent.click(bucket);
  await expect.element(score).toHaveTextContent("+17");
  expect(address()).not.toContain("score");
  await userEvent.click(page.getByRole("button", { name: "Score 8: 1 answer, 16.7%" }));
  await expect.element(score).toHaveTextContent("0");
  expect(address()).toContain("score=8");
});

test("a second press takes a pick back, however soon it comes", async () => {
  const { address } = await open("");
  const ten = page.getByRole("button", { name: /^Score 10: / });
  await expect.element(ten).toBeVisible();
  const before = address();
  const button = ten.element();
  if (!(button instanceof HTMLElement)) throw new Error("there is no button");
  button.click();
  await expect.poll(address).toContain("score=10");
  await expect.element(score).toHaveTextContent("+100");
  button.click();
  await expect.poll(address).toBe(before);
  button.click();
  button.click();
  await expect.element(ten).toHaveAttribute("aria-pressed", "false");
  await expect.element(score).toHaveTextContent("+17");
  expect(address()).toBe(before);
});

test("a table is sorted by answers, by score and by the lower bound; a click on a touchpoint narrows all but it", async () => {
  const { address } = await open();
  const table = page.getByRole("table", { name: "NPS by touchpoint" });
  const first = table.getByRole("rowheader").first();
  await expect.element(first).toHaveTextContent("Helsinki");
  await userEvent.click(table.getByRole("button", { name: "NPS" }));
  const head = table.getByRole("columnheader", { name: "NPS" });
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(table.getByRole("button", { name: "NPS" }));
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await expect.element(first).toHaveTextContent("Turku");
  await userEvent.click(table.getByRole("button", { name: "Turku" }));
  await expect.element(score).toHaveTextContent("−100");
  expect(address()).toContain("touchpoint=t2");
  expect(table.getByRole("rowheader").elements()).toHaveLength(2);
  await userEvent.click(table.getByRole("button", { name: "Turku" }));
  await expect.element(score).toHaveTextContent("+17");
});

test("the keyboard goes from period to period and narrows to one", async () => {
  const { address } = await open("&period=month");
  const reader = page.getByRole("slider", { name: "NPS over time, point by point" });
  await expect.element(reader).toBeInTheDocument();
  const spoken = () => reader.element().getAttribute("aria-valuetext");
  await expect.poll(spoken).toMatch(/^November 2023: NPS −50.0/);
  reader.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(spoken).toMatch(/^October 2023: NPS \+50.0/);
  await userEvent.keyboard("{Enter}");
  await expect.element(score).toHaveTextContent("+50");
  expect(address()).toContain("during=2023-10-01..2023-10-31");
  await userEvent.keyboard("{Enter}");
  await expect.element(score).toHaveTextContent("+17");
});

test("dragging over the trend narrows to a stretch of periods, and its numbers follow", async () => {
  const { address } = await open("&period=week");
  const figure = page.getByRole("figure", { name: "NPS over time" });
  await expect.poll(() => figure.element().querySelector(".recharts-area-curve")).not.toBeNull();
  const wrapper = figure.element().querySelector(".recharts-wrapper");
  if (wrapper === null) throw new Error("there is no chart");
  const { left, width, top } = wrapper.getBoundingClientRect();
  const point = (type: string, share: number) =>
    wrapper.dispatchEvent(
      new MouseEvent(type, { bubbles: true, clientX: left + 44 + (width - 52) * share, clientY: top + 40 }),
    );
  point("mousedown", 0.01);
  await expect.poll(() => (point("mousemove", 0.3), score.element().textContent)).toBe("+50");
  expect(address()).not.toContain("during");
  point("mouseup", 0.3);
  await expect.poll(address).toContain("during=2023-10-09..2023-10-");
});

test("metadata is chosen by its key, and a value narrows", async () => {
  const { address } = await open("&by=till");
  const table = page.getByRole("table", { name: "NPS by till" });
  await userEvent.click(table.getByRole("button", { name: "7" }));
  await expect.element(score).toHaveTextContent("−100");
  expect(address()).toContain("metadata=till%3D7");
});

test("the score is broken down by one thing at a time, which is part of the address", async () => {
  const { address } = await open();
  await expect.element(page.getByRole("table", { name: "NPS by touchpoint" })).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "Break down by" }));
  // Out of view with its field the list is open still.
  scrollTo(0, 0);
  await userEvent.click(page.getByRole("option", { name: "Survey", exact: true }));
  await expect.element(page.getByRole("table", { name: "NPS by survey" })).toBeVisible();
  expect(page.getByRole("table", { name: "NPS by touchpoint" }).elements()).toEqual([]);
  expect(address()).toContain("breakdown=survey");
});

test("each value of metadata is taken away by itself", async () => {
  const { address } = await open("&metadata=till%3D7&metadata=lane%3D1");
  await expect.element(chip(/^Remove lane: 1$/)).toBeVisible();
  await userEvent.click(chip(/^Remove lane: 1$/));
  await expect.element(score).toHaveTextContent("−100");
  expect(address()).toContain("metadata=till%3D7");
  expect(address()).not.toContain("lane");
});

test("a range is compared with as many days before", async () => {
  await open("&from=2023-11-01&to=2023-11-30");
  const against = page.getByRole("group", { name: "Against the period before" });
  await expect
    .element(against)
    .toHaveTextContent(
      "No clear difference from Oct 2 – 31, 2023 (−100.0, 95% interval −135 to +37)2 against 4 responses",
    );
  // Also where the first response of these days came later.
  await expect.element(page.getByText(/^Nov 1.–.30, 2023, compared with Oct 2.–.31, 2023: /)).toBeVisible();
});

moreTest(
  "a period that reaches beyond the range is told and compared as the days that the range leaves of it",
  async () => {
    await open("&from=2023-10-15&to=2023-11-30&during=2023-10-01..2023-10-31");
    await expect.element(page.getByRole("button", { name: "Remove During Oct 15 – 31, 2023" })).toBeVisible();
    await expect
      .element(page.getByRole("group", { name: "Against the period before" }))
      .toHaveTextContent(
        "No clear difference from Sep 28 – Oct 14, 2023 (−200.0, 95% interval −168 to +18)1 against 3 responses",
      );
  },
);

moreTest(
  "the keyboard goes on at the next chip, the one before, and after the last at the heading",
  async () => {
    await open("&from=2023-10-01&touchpoint=t1&score=9&score=10&during=2023-10-01..2025-12-31");
    await expect.element(score).toHaveTextContent("+100");
    await userEvent.click(chip(/^Remove Touchpoint/));
    await expect.element(chip(/^Remove Touchpoint/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("combobox", { name: "Touchpoint" })).toHaveFocus();
    await userEvent.click(chip(/^Remove During/));
    await expect.element(chip(/^Remove During/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Clear filters" })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Clear filters" }));
    await expect.element(page.getByRole("heading", { name: "NPS", level: 1 })).toHaveFocus();
  },
);

test("all rows of a table are shown on request, and the keyboard goes on at the first that came", async () => {
  const languages = Array.from({ length: 18 }, (_, at) =>
    scored("2023-10-10", 9, { language: `a${"abcdefghijklmnopqr"[at]}` }),
  );
  await renderApp("/nps?tz=UTC&breakdown=language", { chains: languages });
  const table = page.getByRole("table", { name: "NPS by respondent language" });
  await userEvent.click(page.getByRole("button", { name: "Show all 18 rows" }));
  await expect.element(table.getByRole("rowheader").nth(16).getByRole("button")).toHaveFocus();
  expect(table.getByRole("rowheader").elements()).toHaveLength(18);
});

test("a table comes as numbers with what they rest on: every filter but its own", async () => {
  await open("&touchpoint=t2&score=0");
  await expect.element(score).toHaveTextContent("−100");
  await userEvent.click(page.getByRole("button", { name: "Download NPS by touchpoint" }));
  const file = nextFile();
  await userEvent.click(page.getByRole("menuitem", { name: "Numbers (CSV)" }));
  const lines = (await file).text.split("\r\n");
  expect(lines).toContain("t2,Turku,-100,-98.5,48.5,1,0,0,1,,");
  expect(lines).toContain("responses,6");
  expect(lines).toContain("filters,score=0");
});

test("two touchpoints stand side by side", async () => {
  await open("&versus=touchpoint:t1&versus=touchpoint:t2");
  const table = page.getByRole("table", { name: "Side by side" });
  await expect
    .element(table.getByRole("row").nth(1))
    .toHaveTextContent("NPSfew answers +75.0*few answers −100.0*");
  await expect.element(page.getByRole("tabpanel").getByText("* few answers")).toBeVisible();
  await expect.element(page.getByText(/The difference is \+175.0/)).toBeVisible();
});

/** Sixty answers at a touchpoint with a name of one long word. */
const named = (letter: string, high: number) =>
  Array.from({ length: 60 }, (_, index) =>
    scored("2023-10-10", index < high ? 10 : 2, {
      touchpointId: letter,
      touchpointName: letter.repeat(400),
    }),
  );

moreTest(
  "what two touchpoints differ by is said in the window's width, however long their names are",
  async () => {
    await renderApp("/nps?versus=touchpoint:V&versus=touchpoint:W", {
      chains: [...named("V", 50), ...named("W", 10)],
    });
    await expect.element(page.getByText("Why do they differ?")).toBeVisible();
    await expect.element(page.getByText(/^[VW]{120}….*\d/).first()).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  },
);

test("hours of the week have their scores, in the zone of the screen; without room for them, a day has four parts", async () => {
  await open("&more=hours");
  const table = page.getByRole("table", { name: "NPS by weekday and hour" });
  const friday = table.getByRole("row").nth(5).getByRole("cell");
  await expect.element(friday.nth(12)).toHaveTextContent("−50, 2 answers, 95% interval −79 to +39");
  expect(getComputedStyle(friday.nth(12).element()).backgroundColor).toBe(
    getComputedStyle(friday.nth(11).element()).backgroundColor,
  );
  // The keyboard reads them, along a day and from day to day.
  const reader = page.getByRole("slider", { name: "NPS by weekday and hour, hour by hour" });
  await expect.element(reader).toHaveAttribute("aria-valuetext", "Monday 0:00: no answers");
  reader.element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  await userEvent.keyboard("{PageUp}{ArrowRight}{ArrowRight}");
  await expect
    .element(reader)
    .toHaveAttribute("aria-valuetext", "Friday 12:00: NPS −50, 2 answers, 95% interval −79 to +39");
  await expect.element(friday.nth(12)).toHaveAttribute("data-read");
  await page.viewport(414, 896);
  await expect.element(friday).toHaveLength(4);
  await expect.element(friday.nth(2)).toHaveTextContent("−50, 2 answers, 95% interval −79 to +39");
});

const apart = [
  ...Array.from({ length: 40 }, (_, at) => scored("2023-10-10", at % 4 === 0 ? 2 : 10)),
  ...Array.from({ length: 40 }, (_, at) => scored("2023-10-20", at % 4 === 0 ? 10 : 2, turku)),
];

test("rows that differ say so under their names on a phone, and what that means stands below them", async () => {
  await renderApp("/nps?tz=UTC", { chains: apart });
  const panel = page.getByRole("region", { name: "By touchpoint" });
  await expect
    .element(
      panel.getByText(
        /^Higher or lower: clearly different from all others combined, given the number of answers\./,
      ),
    )
    .toBeVisible();
  const lower = panel.getByRole("rowheader", { name: /^Turku\s*lower$/ });
  await expect.element(lower).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await expect.element(lower).toBeVisible();
});

test("the funnel is drawn with each row as a point, which the keyboard reads and picks", async () => {
  const { address } = await renderApp("/nps?tz=UTC", { chains: apart });
  const panel = page.getByRole("region", { name: "By touchpoint" });
  await userEvent.click(panel.getByRole("button", { name: "As a chart" }));
  const figure = panel.getByRole("figure", { name: "NPS by touchpoint, drawn" });
  await expect.element(figure).toMatchTextContent(/^2 rows of at least 10 answers/);
  const reader = figure.getByRole("slider");
  reader.element().focus();
  await expect.element(reader).toHaveAttribute("aria-valuetext", expect.stringMatching(/40 answers/));
  await userEvent.click(panel.getByRole("button", { name: "How is this computed?" }));
  await expect
    .element(page.getByRole("dialog", { name: "How is this computed?" }))
    .toMatchTextContent(/Spiegelhalter 2005/);
  await userEvent.keyboard("{Escape}");
  reader.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toContain("touchpoint=");
  expect(address()).toContain("drawn=funnel");
  const draws = panel.getByRole("button", { name: "As a chart" });
  await expect.element(draws).toHaveFocus();
  // One row is all rows: there is nothing that it could be told from.
  await expect.element(draws).toHaveAttribute("aria-disabled", "true");
  await expect.element(panel.getByRole("table")).not.toMatchTextContent(/no clear difference|lower|higher/);
});

moreTest(
  "an event of a touchpoint that nothing in view was answered at has its name all the same",
  async () => {
    keepList("events", location.origin, [{ at: "2023-11-09", name: "New till", touchpoint: "t2" }]);
    onTestFinished(() => keepList("events", location.origin, []));
    await open("&from=2023-11-05&to=2023-11-15");
    const listed = page.getByRole("region", { name: "Events" }).getByRole("listitem");
    await expect.element(listed).toMatchTextContent(/New till.*\(Turku\)/);
  },
);
