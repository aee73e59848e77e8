import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, chains, npsAnswer, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { renderApp } from "../testing/render-app.tsx";
import { answer, LIST, rows, table } from "../testing/response-list.ts";
import { moreTest } from "../testing/more-test.ts";

beforeEach(() => page.viewport(1000, 800));

test("a row tells when, where, what score and what was said first, in a narrow window in fewer columns", async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp("/responses?tz=Europe/Helsinki", {
    chains: [chain({ responses: [answer("NPS", 3), answer("NPS", 10), answer("Text", "Liian kallista")] })],
  });
  await expect
    .element(rows(screen).nth(1))
    .toMatchTextContent(
      /^Dec 6, 2018, 6:57 PM.*3Detractor.*10Promoter.*Liian kallistaStore visitHelsinkiStoresFinnish$/,
    );
  await expect.element(screen.getByText("Liian kallista")).toHaveAttribute("lang", "fi");
  await expect.element(screen.getByText("1 response · times in Europe/Helsinki")).toBeVisible();
  await page.viewport(768, 800);
  await expect.element(screen.getByRole("columnheader", { name: "Survey" })).not.toBeInTheDocument();
  const frame = screen.getByRole("region", { name: "Response chains" }).element();
  expect(frame.scrollWidth).toBe(frame.clientWidth);
});

test("each of several scores says what was asked", async () => {
  const helpdesk = { ...npsQuestion, _id: "q-helpdesk", title: { en: "And our helpdesk?" } };
  await renderApp("/responses", {
    surveys: [
      survey({ _id: "copy", questions: [{ ...helpdesk, title: { en: "Asked in a copy" } }] }),
      survey({ questions: [npsQuestion, helpdesk] }),
    ],
    chains: [chain({ responses: [npsAnswer(9), { ...npsAnswer(3), questionId: "q-helpdesk" }] })],
  });
  const second = page.getByTitle("Detractor · \u2068And our helpdesk?\u2069");
  await expect.element(second).toMatchTextContent(/^3Detractor · .And our helpdesk\?.$/);
  await expect.element(page.getByTitle("Promoter · \u2068How likely…?\u2069")).toBeVisible();
});

test("pages follow one another, and rows lead to their chain with filters and page", async () => {
  const { screen, address } = await renderApp(
    "/responses?closed=true",
    { chains: chains(5) },
    { pageSize: 2 },
  );
  const previous = screen.getByRole("button", { name: "Previous page" });
  const next = screen.getByRole("button", { name: "Next page" });
  await expect.element(rows(screen)).toHaveLength(3);
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.poll(address).toBe("/responses?closed=true&page=2");
  const first = rows(screen).nth(1).getByRole("link");
  await expect.element(first).toHaveAttribute("href", "/responses/chain-3?closed=true&page=2");
  await next.click();
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(next).toBeDisabled();
  await previous.click();
  await previous.click();
  await expect.poll(address).toBe("/responses?closed=true");
});

test("under the numbers of a page stands nothing of another one", async () => {
  const { screen } = await renderApp("/responses", { chains: chains(250) }, { pageSize: 100 });
  await expect.element(screen.getByText("1–100 of 250")).toBeVisible();
  const strays = new Set<string | null>();
  const observer = new MutationObserver(() => {
    if (screen.getByText("101–200 of 250").elements().length === 0) return;
    for (const link of screen.container.querySelectorAll('tbody a[href^="/responses/"]'))
      if (!link.getAttribute("href")?.endsWith("?page=2")) strays.add(link.getAttribute("href"));
  });
  observer.observe(screen.container, { subtree: true, childList: true, characterData: true });
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect
    .element(rows(screen).nth(100).getByRole("link"))
    .toHaveAttribute("href", "/responses/chain-51?page=2");
  observer.disconnect();
  expect([...strays]).toEqual([]);
});

test("a link to a later page opens it, once the first has told the size of a page", async () => {
  const { screen } = await renderApp("/responses?page=3", { chains: chains(5) }, { pageSize: 2 });
  await expect
    .element(rows(screen).nth(1).getByRole("link"))
    .toHaveAttribute("href", "/responses/chain-1?page=3");
});

test.each(["/responses?page=9", "/responses?page=2&version=2"])(
  "%s: beyond the end stands the first page",
  async (address) => {
    const { screen } = await renderApp(
      address,
      { chains: [...chains(3), chain({ _id: "v2", surveyVersion: 2, createdAt: 1 })] },
      { pageSize: 2 },
    );
    await expect.element(screen.getByText(/^There is no page \d\. This is the first page\.$/)).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Page number" })).toHaveValue("1");
  },
);

test("the list says how many there are, and leads to any of its pages", async () => {
  const { screen, address } = await renderApp("/responses", { chains: chains(25) }, { pageSize: 2 });
  const pages = screen.getByRole("navigation", { name: "Pages" });
  const field = pages.getByRole("textbox", { name: "Page number" });
  await expect.element(pages.getByText("1–2 of 25")).toBeVisible();
  await expect.element(pages.getByText("of 13")).toBeVisible();
  await pages.getByRole("button", { name: "Last page" }).click();
  await expect.element(pages.getByText("25–25 of 25")).toBeVisible();
  expect(address()).toBe("/responses?page=13");
  await field.fill("7");
  await userEvent.keyboard("{Enter}");
  await expect.element(pages.getByText("13–14 of 25")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill("99");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("13");
  await pages.getByRole("button", { name: "First page" }).click();
  await expect.poll(address).toBe("/responses");
});

test.each([3, 4])(
  "a next page that is named but empty ends a list of %i, and leads nowhere",
  async (count) => {
    const all = chains(count);
    const ahead = [
      http.get(LIST, ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get("skip"));
        const data = all.slice(skip, skip + 2);
        const next =
          data.length === 0 ? null : `https://elsewhere.example/v5/response-chains?skip=${skip + 2}`;
        return HttpResponse.json({ data, paging: { previous: null, next } });
      }),
    ];
    const { screen } = await renderApp("/responses?page=2", {}, { ahead });
    const pages = screen.getByRole("navigation", { name: "Pages" });
    await expect.element(pages.getByText(`3–${count} of ${count}`)).toBeVisible();
    await expect.element(pages.getByText("of 2", { exact: true })).toBeVisible();
    await expect.element(pages.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
);

test("on a phone the zone of its times stands where the page is told, and the search is told in a word", async () => {
  await page.viewport(360, 740);
  await renderApp("/responses?tz=Europe/Helsinki", { chains: chains(3) }, { pageSize: 2 });
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect.element(pages.getByText("Times in Europe/Helsinki")).toBeVisible();
  await expect.element(page.getByText(/· times in/)).not.toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search answers" });
  await expect.element(search).toHaveAttribute("placeholder", "Search");
});

const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;

moreTest(
  "in German the title is whole on a phone, and so is each head of a narrow table, under one line of what is counted",
  async () => {
    await page.viewport(768, 800);
    await renderApp("/responses?tz=Europe/Helsinki", { chains: chains(3) }, { pageSize: 2 });
    await activateInterfaceLanguage("de");
    const counted = page.getByText("3 Rückmeldungen · Zeiten in Europe/Helsinki");
    await expect.element(counted).toBeVisible();
    expect(counted.element().getBoundingClientRect().height).toBeLessThan(24);
    expect(page.getByRole("columnheader").elements().every(isWhole)).toBe(true);
    await page.viewport(360, 740);
    const title = page.getByRole("heading", { name: "Rückmeldungen" });
    await expect.element(title).toBeVisible();
    await expect.poll(() => isWhole(title.element())).toBe(true);
    await activateInterfaceLanguage("en");
  },
);

test("while the size can't be found, the list says what it knows", async () => {
  const ahead = [
    http.get(LIST, ({ request }) =>
      /skip=(?!0$|2$)/.test(request.url) ? HttpResponse.json({}, { status: 403 }) : undefined,
    ),
  ];
  const { screen } = await renderApp("/responses", { chains: chains(9) }, { pageSize: 2, ahead });
  await expect.element(screen.getByText("1–2 of more than 2")).toBeVisible();
});

test("an unusable part of the address is told and left out", async () => {
  const { screen } = await renderApp("/responses?page=0&from=yesterday", { chains: chains(1) });
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByText(/page=0, from=yesterday/)).toBeVisible();
});

test("language and team are looked for in everything that the API gives, which the screen says", async () => {
  const { screen } = await renderApp("/responses?language=sv&team=team-a", {
    chains: [...chains(3), chain({ _id: "sv", language: "sv", createdAt: 5 })],
  });
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByText("1 of the 4 responses")).toBeVisible();
});

const said = (_id: string, text: string, score: number) =>
  chain({ _id, createdAt: _id.length, responses: [answer("NPS", score), answer("Text", text)] });

test("what the API can't be asked for is looked for in everything that it gives", async () => {
  const { screen, router } = await renderApp(
    "/responses",
    {
      chains: [
        said("a", "A slow service", 2),
        said("bb", "fine", 6),
        { ...said("ccc", " ", 9), metadata: { till: 7 } },
        chain({ _id: "dddd", createdAt: 1, responses: [answer("Contact", "nobody@example.org")] }),
      ],
    },
    { pageSize: 2 },
  );
  for (const [search, expected] of [
    ["text=SLOW+service", ["a"]],
    ["text=%22service%22+-nothing+%7C+fine", ["a", "bb"]],
    ["bucket=detractors", ["a", "bb"]],
    ["comment=true", ["a", "bb"]],
    ["metadata=till%3D7", ["ccc"]],
    ["text=nobody%40example.org", []],
  ] as const) {
    router.history.push(`/responses?${search}`);
    await expect.element(screen.getByText(`${expected.length} of the 4 responses`)).toBeVisible();
    await expect.element(rows(screen)).toHaveLength(expected.length === 0 ? 0 : expected.length + 1);
    const links = screen.container.querySelectorAll('tbody a[href^="/responses/"]');
    const shown = [...links].map((link) => /responses\/(\w+)/.exec(link.getAttribute("href") ?? "")?.[1]);
    expect([search, new Set(shown)]).toEqual([search, new Set(expected)]);
    await screen.getByRole("button", { name: "Clear filters" }).click();
    await expect.element(rows(screen)).toHaveLength(3);
  }
});

const LAST_PAGE = /skip=600/;

test("a page is read on until it is full, which says how far, and the list of all rows goes on from there", async () => {
  const asked: string[] = [];
  const ahead = [
    http.get(LIST, ({ request }) => {
      asked.push(request.url);
    }),
  ];
  const list = Array.from({ length: 700 }, (_, index) => ({
    ...said(`c${index}`, "", index % 2 === 0 ? 9 : 2),
    createdAt: 1_700_000_000 - index,
  }));
  const { screen } = await renderApp(
    "/responses?bucket=promoters",
    { chains: list },
    { pageSize: 50, ahead },
  );
  await expect.element(rows(screen)).toHaveLength(101);
  await expect.element(screen.getByText(/^\d+ of \d+ checked match; 700 responses in all$/)).toBeVisible();
  await expect.element(screen.getByText(/^1–100 of at least \d+$/)).toBeVisible();
  expect(asked.some((url) => LAST_PAGE.test(url))).toBe(false);

  await screen.getByRole("button", { name: "Show all rows" }).click();
  await expect.element(screen.getByText("350 of the 700 responses")).toBeVisible();
  await screen.getByRole("button", { name: "Show pages" }).click();
  await expect.element(screen.getByText("1–100 of 350")).toBeVisible();
  await screen.getByRole("button", { name: "Last page" }).click();
  await expect.element(rows(screen)).toHaveLength(51);
});

moreTest("reading on for what is seldom can be stopped, and gone on with", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  const ahead = [
    http.get(LIST, async ({ request }) => {
      if (!request.url.endsWith("skip=0")) await held;
    }),
  ];
  const { screen } = await renderApp(
    "/responses?language=sv",
    { chains: [...chains(6), chain({ _id: "sv", language: "sv", createdAt: 1 })] },
    { pageSize: 2, ahead },
  );
  await screen.getByRole("button", { name: "Stop" }).click();
  const goOn = screen.getByRole("button", { name: "Go on reading" });
  await expect.element(goOn).toBeVisible();
  letGo(undefined);
  await goOn.click();
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByText("1 of the 7 responses")).toBeVisible();
});

test("nothing yet and nothing that fits are two different screens", async () => {
  const { screen, address } = await renderApp("/responses?touchpoint=none", { chains: chains(1) });
  await expect.element(screen.getByText("No responses match these filters")).toBeVisible();
  await screen.getByRole("button", { name: "Show all responses" }).click();
  await expect.element(rows(screen)).toHaveLength(2);
  expect(address()).toBe("/responses");
  await screen.unmount();
  const empty = await renderApp("/responses");
  await expect.element(empty.screen.getByText("No responses yet")).toBeVisible();
});

/** Answers the list of chains with `data`, whatever is asked. */
const listOf = (data: readonly unknown[]) =>
  http.get(LIST, () => HttpResponse.json({ data, paging: { next: null, previous: null } }));

test("a first page that is empty though others follow does not say that there is nothing", async () => {
  const paging = { previous: null, next: "https://elsewhere.example/v5/response-chains?skip=100" };
  const ahead = [http.get(LIST, () => HttpResponse.json({ data: [], paging }))];
  const { screen } = await renderApp("/responses", {}, { ahead });
  await expect.element(screen.getByText("No response on this page")).toBeVisible();
  await expect.element(screen.getByText("No responses yet")).not.toBeInTheDocument();
});

test("rows that can't be read are counted, and the others shown", async () => {
  const readable = { _id: "ok", createdAt: 1, responses: [] };
  const ahead = [listOf([null, readable, { ...readable, _id: "bad", createdAt: "x" }])];
  const { screen } = await renderApp("/responses", {}, { ahead });
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByText(/^2 rows came in a form that can’t be read/)).toBeVisible();
});

test("a chain without a possible time says so", async () => {
  const ahead = [listOf([{ _id: "odd", createdAt: 1e300, responses: [] }])];
  const { screen } = await renderApp("/responses", {}, { ahead });
  await expect.element(screen.getByRole("link", { name: "Unknown time" })).toBeVisible();
});

test("rows that the filters exclude are left out and told", async () => {
  const ahead = [listOf([{ _id: "other", touchpointId: "t2", createdAt: 1, responses: [] }])];
  const { screen } = await renderApp("/responses?touchpoint=t1", {}, { ahead });
  await expect
    .element(screen.getByText(/^The server sent 1 response that these filters exclude/))
    .toBeVisible();
});

test("a page that fails leaves the rows before it in place, and can be tried again", async () => {
  let broken = true;
  const ahead = [
    http.get(LIST, ({ request }) =>
      broken && request.url.includes("skip=2")
        ? HttpResponse.json({ title: "Broken" }, { status: 403 })
        : undefined,
    ),
  ];
  const { screen } = await renderApp("/responses", { chains: chains(5) }, { pageSize: 2, ahead });
  await expect.element(rows(screen)).toHaveLength(3);
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Broken");
  await expect.element(screen.getByText("The rows below are those from before.")).toBeVisible();
  await expect.element(rows(screen)).toHaveLength(3);
  broken = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(rows(screen).nth(1).getByRole("link"))
    .toHaveAttribute("href", "/responses/chain-3?page=2");
});

test("a first page that fails shows what happened and no table", async () => {
  const ahead = [http.get(LIST, () => HttpResponse.json({ title: "Not yours" }, { status: 403 }))];
  const { screen } = await renderApp("/responses", {}, { ahead });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Not yours");
  await expect.element(table(screen)).not.toBeInTheDocument();
});
