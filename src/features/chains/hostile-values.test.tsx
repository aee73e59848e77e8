import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain as archivedChain, npsAnswer, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { renderApp } from "../testing/render-app.tsx";
import { LIST } from "../testing/response-list.ts";
import { scrollingSideways } from "../testing/scrolling-sideways.ts";
import { moreTest } from "../testing/more-test.ts";

beforeEach(() => page.viewport(1000, 800));

const LONG = "ä".repeat(1_000_000);

const listOf = (data: readonly object[]) =>
  http.get(LIST, () => HttpResponse.json({ data, paging: { next: null, previous: null } }));

const text = (answer: string) => ({ questionId: "q", questionType: "Text", surveyId: "s1", answer });
const TIME = 1_544_115_420;
const plain = { _id: "c1", createdAt: TIME, touchpointId: "t1", language: "fi", responses: [] };
const named = (_id: string, createdAt = TIME) => ({ ...plain, _id, createdAt });

/** Whether the page is wider than its window. */
const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test.each(["/responses", "/responses?rows=all"])(
  "%s: a row whose id no address can hold leads to no other page",
  async (address) => {
    const ahead = [listOf([".", "..", "fine"].map((id) => named(id)))];
    const { screen } = await renderApp(address, {}, { ahead });
    await expect.element(screen.getByRole("table").getByRole("row")).toHaveLength(4);
    await expect
      .element(screen.getByRole("table").getByRole("link", { includeHidden: true }))
      .toHaveLength(1);
    await expect
      .element(screen.getByRole("table").getByRole("link"))
      .toHaveAttribute("href", expect.stringMatching(/^\/responses\/fine/));
  },
);

test("neighbours that no address can hold are passed by", async () => {
  const chains = ["zz", "..", ".", "aa"].map((id, index) => named(id, TIME - index));
  const ahead = [http.get(`${LIST}/zz`, () => HttpResponse.json(chains[0])), listOf(chains)];
  const { screen } = await renderApp("/responses/zz", {}, { ahead });
  await expect
    .element(screen.getByRole("link", { name: "Next response" }))
    .toHaveAttribute("href", "/responses/aa");
});

test.each(["/responses", "/responses?rows=all"])(
  "%s draws the beginning of names without end",
  async (address) => {
    const names = { touchpointName: LONG, teamName: LONG, browser: LONG };
    const chains = [{ ...plain, ...names, responses: [text(LONG)] }];
    const { screen } = await renderApp(address, {}, { ahead: [listOf(chains)] });
    await expect.element(screen.getByRole("table").getByText(/^ä+…$/).first()).toBeInTheDocument();
    expect(document.body.textContent.length).toBeLessThan(20_000);
    expect(overflows()).toBe(false);
  },
);

test("one response with words that never end is no wider than its window", async () => {
  const word = "W".repeat(400);
  const names = { touchpointName: word, teamName: word, browser: word, metadata: { [word]: word } };
  const chain = { ...plain, ...names, responses: [{ ...text(word), question: word }] };
  const ahead = [http.get(`${LIST}/c1`, () => HttpResponse.json(chain))];
  const { screen } = await renderApp("/responses/c1", {}, { ahead });
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  expect(overflows()).toBe(false);
});

moreTest("one response shows the beginning of a text without end, and the whole on demand", async () => {
  const ahead = [
    http.get(`${LIST}/c1`, () =>
      HttpResponse.json({
        ...plain,
        _id: "c1",
        touchpointName: LONG,
        metadata: { [LONG]: 1 },
        responses: [text(LONG)],
      }),
    ),
  ];
  const { screen } = await renderApp("/responses/c1", {}, { ahead });
  const answers = screen.getByRole("list", { name: "Answers" });
  await expect.element(answers).toBeVisible();
  expect(document.body.textContent.length).toBeLessThan(20_000);
  expect(document.title.length).toBeLessThan(300);
  expect(overflows()).toBe(false);
  await answers.getByRole("button", { name: "Show all 1,000,000 characters" }).click();
  expect(answers.element().textContent).toContain(LONG);
});

test.each([
  ["العربية في سلسلة فنلندية", "rtl"],
  ["Suomea", "ltr"],
])(
  "“%s” stands in the direction of its own letters, whatever the language of its chain",
  async (answer, direction) => {
    const chain = { ...plain, responses: [text(answer)] };
    const ahead = [http.get(`${LIST}/c1`, () => HttpResponse.json(chain)), listOf([chain])];
    for (const address of ["/responses", "/responses/c1"]) {
      const { screen } = await renderApp(address, {}, { ahead });
      const shown = screen.getByText(answer);
      await expect.element(shown).toHaveAttribute("lang", "fi");
      expect(getComputedStyle(shown.element()).direction).toBe(direction);
      await screen.unmount();
    }
  },
);

const HOSTILE = [
  `\u202E${"reversed \u2067isolated ".repeat(20)}`,
  `Z${"\u0336\u0489\u0310\u0352".repeat(100)}algo ${"a\u0300\u0301\u0302".repeat(100)}`,
  "👩‍👩‍👧‍👦🏳️‍🌈".repeat(100),
  "unbroken".repeat(250),
];

const hostileAnswers = (surveyId: string) =>
  HOSTILE.flatMap((name, at) => [
    { ...npsAnswer(at, `nps${at}`), surveyId },
    { ...text(name), questionId: `text${at}`, surveyId, valueString: name, language: "en" },
    { ...text("c"), questionId: `choice${at}`, questionType: "Choice", surveyId, language: "en" },
  ]);

const hostileContents = {
  surveys: HOSTILE.map((name, at) =>
    survey({
      _id: `s${at}`,
      name,
      teamId: `team-${at}`,
      teamName: name,
      questions: HOSTILE.flatMap((title, place) => [
        { ...npsQuestion, _id: `nps${place}`, title: { en: title } },
        { ...npsQuestion, _id: `text${place}`, questionType: "Text", title: { en: title } },
        {
          ...npsQuestion,
          _id: `choice${place}`,
          questionType: "Choice",
          title: { en: title },
          choices: [{ fieldId: "c", fieldName: { en: title }, type: "string" }],
        },
      ]),
    }),
  ),
  chains: HOSTILE.map((name, at) =>
    archivedChain({
      _id: `c${at}`,
      surveyId: `s${at}`,
      touchpointId: `t${at}`,
      touchpointName: name,
      teamId: `team-${at}`,
      teamName: name,
      browser: name,
      metadata: Object.fromEntries(HOSTILE.map((key) => [key.slice(0, 150), name])),
      responses: hostileAnswers(`s${at}`),
    }),
  ),
};

/** What is seen last of each screen. */
const hostileScreens = [
  ["/responses", "Show all rows"],
  ["/responses?rows=all", /^All 4/],
  ["/responses?touchpoint=t3&survey=s3&team=team-3", "Show all rows"],
  ["/responses/c1", "Next response"],
  ["/responses/c3", "Next response"],
  ["/surveys", "NPS"],
  ["/surveys/s1", /^Based on/],
  ["/surveys/s3", /^Based on/],
  ["/questions", "Choice"],
  ["/nps?breakdown=touchpoint", /^Based on/],
  ["/nps?breakdown=answer", /^Based on/],
] as const;

moreTest("no screen scrolls sideways, whatever text stands in it", async () => {
  await page.viewport(1280, 800);
  const { screen, router } = await renderApp("/sign-in", hostileContents);
  for (const [address, last] of hostileScreens) {
    router.history.push(address);
    for (const width of [1280, 360]) {
      await page.viewport(width, 800);
      await expect.element(screen.getByText(last).first()).toBeInTheDocument();
      await expect.element(screen.getByText(/reversed|unbroken|algo|👩/).first()).toBeInTheDocument();
      await expect.poll(scrollingSideways, { message: `${address} at ${width} px` }).toEqual([]);
    }
  }
});
