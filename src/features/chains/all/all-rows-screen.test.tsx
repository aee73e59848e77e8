import { http, HttpResponse } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RemoteJob } from "../../../reading/remote-job.ts";
import { chain, chains, survey } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { answer, LIST, rows, table, type Screen } from "../../testing/response-list.ts";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1000, 800));

/** Chains by their ids, the first the newest. */
const listed = (fields: Readonly<Record<string, Parameters<typeof chain>[0]>>) =>
  Object.entries(fields).map(([_id, rest], index) =>
    chain({ _id, createdAt: 1_700_000_000 - index, ...rest }),
  );

const shownIds = (screen: Screen) =>
  [...screen.container.querySelectorAll("tbody a[href]")].map(
    (link) => /responses\/([\w-]+)/.exec(link.getAttribute("href") ?? "")?.[1],
  );

test("all that matches is read into one list, whose rows lead to their chains and back", async () => {
  const { screen, address } = await renderApp(
    "/responses?closed=true",
    { chains: chains(25) },
    { pageSize: 2 },
  );
  await expect.element(screen.getByText("1–2 of 25")).toBeVisible();
  await screen.getByRole("button", { name: "Show all rows" }).click();
  await expect.element(screen.getByText("All 25 responses")).toBeVisible();
  expect(address()).toBe("/responses?closed=true&rows=all");
  const middle = (words: string) => {
    const { top, bottom } = screen.getByText(words).element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  await page.viewport(1280, 800);
  // Smaller words share a line with larger ones, not a middle.
  expect(Math.abs(middle("All 25 responses") - middle("Show pages"))).toBeLessThanOrEqual(1);
  await page.viewport(1000, 800);
  await expect.element(table(screen)).toHaveAttribute("aria-rowcount", "26");
  await expect.element(rows(screen).nth(1)).toHaveAttribute("aria-rowindex", "2");
  await expect
    .element(rows(screen).nth(1).getByRole("link"))
    .toHaveAttribute("href", "/responses/chain-25?closed=true&rows=all");
  await rows(screen).nth(1).getByRole("link").click();
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  await screen.getByRole("link", { name: "All responses" }).click();
  await expect.element(screen.getByText("All 25 responses")).toBeVisible();
  await screen.getByRole("button", { name: "Show pages" }).click();
  await expect.element(screen.getByText("1–2 of 25")).toBeVisible();
  expect(address()).toBe("/responses?closed=true");
});

moreTest(
  "a list whose size was being looked for when it was left is measured when it is opened again",
  async () => {
    let isHeld = true;
    const { promise: end, resolve: letGo } = Promise.withResolvers<undefined>();
    onTestFinished(() => letGo(undefined));
    const behindTheEnd = http.get(LIST, async ({ request }) => {
      if (isHeld && request.url.includes("skip=128")) await end;
    });
    const { screen } = await renderApp(
      "/responses",
      { chains: chains(25) },
      { pageSize: 2, ahead: [behindTheEnd] },
    );
    await expect.element(screen.getByText("1–2 of more than 19")).toBeVisible();
    await screen.getByRole("button", { name: "Show all rows" }).click();
    await expect.element(screen.getByText("All 25 responses")).toBeVisible();
    isHeld = false;
    await screen.getByRole("button", { name: "Show pages" }).click();
    await expect.element(screen.getByText("1–2 of 25")).toBeVisible();
  },
);

test("a head sorts by its column, another press the other way round, in the address", async () => {
  const { screen, address } = await renderApp("/responses?rows=all", {
    chains: listed({
      low: { responses: [answer("NPS", 2)] },
      none: { responses: [] },
      high: { responses: [answer("NPS", 10)] },
    }),
  });
  await expect.poll(() => shownIds(screen)).toEqual(["low", "none", "high"]);
  const head = table(screen).getByRole("columnheader", { name: "NPS score" });
  await head.getByRole("button").click();
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => shownIds(screen)).toEqual(["low", "high", "none"]);
  await head.getByRole("button").click();
  await expect.poll(() => shownIds(screen)).toEqual(["high", "low", "none"]);
  expect(address()).toBe("/responses?rows=all&sort=-nps");
  await table(screen).getByRole("columnheader", { name: "Created" }).getByRole("button").click();
  await expect.poll(address).toBe("/responses?rows=all");
});

test("answers are searched while typing, and what is not there is said", async () => {
  const { screen, address } = await renderApp("/responses?rows=all", {
    chains: listed({
      slow: { responses: [answer("Text", "Too SLOW")] },
      fine: { responses: [answer("Text", "Fine")] },
    }),
  });
  const search = screen.getByRole("searchbox", { name: "Search answers" });
  await search.fill("slow");
  await expect.element(screen.getByText("1 of the 2 responses")).toBeVisible();
  await expect.poll(() => shownIds(screen)).toEqual(["slow"]);
  await expect.poll(() => screen.container.querySelector("mark")?.textContent).toBe("SLOW");
  expect(address()).toBe("/responses?find=slow&rows=all");
  await screen.getByRole("button", { name: "Remove Answers with “slow”" }).click();
  await expect.element(search).toHaveValue("");
  await search.fill("slower");
  await expect.element(screen.getByText("No response among the 2 read says “slower”")).toBeVisible();
  await expect.element(search).toHaveFocus();
  await screen.getByRole("button", { name: "Remove Answers with “slower”" }).click();
  await expect.element(search).toHaveValue("");
  await expect.poll(() => shownIds(screen)).toEqual(["slow", "fine"]);
});

test("rows are grouped under heads that say how many they are, and close", async () => {
  const shop = { touchpointId: "t2", touchpointName: "Webshop" };
  const { screen } = await renderApp("/responses?rows=all&group=touchpoint", {
    chains: listed({ a: shop, b: {}, c: shop }),
  });
  const group = screen.getByRole("button", { name: /^Webshop 2 responses$/ });
  await expect.element(group).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => shownIds(screen)).toEqual(["b", "a", "c"]);
  await expect.element(table(screen)).toHaveAttribute("aria-rowcount", "6");
  await group.click();
  await expect.element(group).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => shownIds(screen)).toEqual(["b"]);
  await screen.getByRole("combobox", { name: "Group by" }).click();
  await screen.getByRole("option", { name: "Survey" }).click();
  await expect.element(screen.getByRole("button", { name: "Store visit 3 responses" })).toBeVisible();
});

const gate = (touchpointId: string, teamName: string) =>
  ({ touchpointId, touchpointName: "Gate A", teamId: teamName, teamName }) as const;

test("groups of one name are told apart by their teams", async () => {
  const { screen } = await renderApp("/responses?rows=all&group=touchpoint", {
    chains: listed({ a: gate("t1", "North"), b: gate("t2", "East"), c: gate("t2", "East") }),
  });
  await expect.element(screen.getByRole("button", { name: "Gate A (East) 2 responses" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Gate A (North) 1 response" })).toBeVisible();
});

const focused = () => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex");

test("the keyboard goes from line to line, drawn or not, and Enter opens", async () => {
  const { screen, address } = await renderApp("/responses?rows=all", { chains: chains(300) });
  await expect.element(screen.getByText("All 300 responses")).toBeVisible();
  screen.getByRole("region", { name: "Response chains" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("2");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(focused).toBe("4");
  await userEvent.keyboard("{End}");
  await expect.poll(focused).toBe("301");
  await userEvent.keyboard("{PageUp}");
  await expect.poll(() => Number(focused())).toBeLessThan(301);
  await userEvent.keyboard("{Home}");
  await expect.poll(focused).toBe("2");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/responses/chain-300?rows=all");
});

test("the response before and after one are those of the list, in its order", async () => {
  const { screen } = await renderApp("/responses?rows=all&sort=nps", {
    chains: listed({
      high: { responses: [answer("NPS", 10)] },
      low: { responses: [answer("NPS", 2)] },
      middle: { responses: [answer("NPS", 7)] },
    }),
  });
  await expect.poll(() => shownIds(screen)).toEqual(["low", "middle", "high"]);
  await rows(screen).nth(2).getByRole("link").click();
  await expect
    .element(screen.getByRole("link", { name: "Next response" }))
    .toHaveAttribute("href", "/responses/high?rows=all&sort=nps");
  await expect
    .element(screen.getByRole("link", { name: "Previous response" }))
    .toHaveAttribute("href", "/responses/low?rows=all&sort=nps");
});

const scored = (score: number) => ({ responses: [answer("NPS", score)] });

moreTest("in an order of its own the response after one is known once all are read", async () => {
  await page.viewport(1440, 800);
  const held = Promise.withResolvers<undefined>();
  const ahead = [
    http.get(LIST, async ({ request }) => {
      if (request.url.includes("skip=4")) await held.promise;
    }),
  ];
  const { screen } = await renderApp(
    "/responses?rows=all&sort=nps",
    { chains: listed({ a: scored(2), b: scored(8), c: scored(9), d: scored(10), e: scored(4) }) },
    { pageSize: 2, ahead },
  );
  await expect.poll(() => shownIds(screen)).toEqual(["a", "b", "c", "d"]);
  await rows(screen).nth(1).getByRole("link").click();
  const next = screen.getByRole("link", { name: "Next response" });
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  held.resolve(undefined);
  await expect.element(next).toHaveAttribute("href", "/responses/e?rows=all&sort=nps");
});

test("rows that can't be arranged say so in place of a list, and are when it is tried again", async () => {
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockRejectedValue(new Error("Out of memory."));
  const { screen, queries } = await renderApp("/responses?rows=all", { chains: chains(3) });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Out of memory.");
  await expect.element(table(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByText("No responses yet")).not.toBeInTheDocument();
  // Names of surveys that come are a reason to ask anew.
  await expect.poll(() => queries.isFetching()).toBe(0);
  ask.mockRestore();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => shownIds(screen)).toHaveLength(3);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("what could not be read is told, and read when it is tried again", async () => {
  let broken = true;
  const ahead = [
    http.get(LIST, ({ request }) =>
      broken && /skip=4\b/.test(request.url)
        ? HttpResponse.json({ title: "Broken" }, { status: 403 })
        : undefined,
    ),
  ];
  const { screen } = await renderApp("/responses?rows=all", { chains: chains(9) }, { pageSize: 2, ahead });
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/responses are missing.*Broken/s);
  await expect.element(screen.getByText(/read so far/)).toBeVisible();
  broken = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("All 9 responses")).toBeVisible();
  await expect.poll(() => shownIds(screen)).toHaveLength(9);
});

test("where not even a start can be made, that is said in place of a list", async () => {
  const ahead = [http.get(LIST, () => HttpResponse.json({ title: "Not yours" }, { status: 403 }))];
  const { screen } = await renderApp("/responses?rows=all", {}, { ahead });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Not yours");
  await expect.element(table(screen)).not.toBeInTheDocument();
});

test("reading stops when it is told to, and goes on", async () => {
  const held = Promise.withResolvers<undefined>();
  const ahead = [
    http.get(LIST, async ({ request }) => {
      if (!/skip=0\b/.test(request.url) && request.url.includes("skip=")) await held.promise;
    }),
  ];
  const { screen } = await renderApp("/responses?rows=all", { chains: chains(9) }, { pageSize: 2, ahead });
  await expect.element(screen.getByRole("progressbar", { name: "Loading responses" })).toBeVisible();
  await expect.element(screen.getByText(/^2 .*read so far$/)).toBeVisible();
  await screen.getByRole("button", { name: "Stop" }).click();
  await screen.getByRole("button", { name: "Go on reading" }).click();
  held.resolve(undefined);
  await expect.element(screen.getByText("All 9 responses")).toBeVisible();
});

test("nothing yet and nothing that fits are two different screens", async () => {
  const { screen } = await renderApp("/responses?rows=all&touchpoint=none", { chains: chains(1) });
  await expect.element(screen.getByText("No responses match these filters")).toBeVisible();
  await screen.unmount();
  const empty = await renderApp("/responses?rows=all", { surveys: [survey()] });
  await expect.element(empty.screen.getByText("No responses yet")).toBeVisible();
});

test("metadata, buckets and comments are chosen in fields", async () => {
  const { screen, address } = await renderApp("/responses?rows=all", {
    chains: listed({
      a: { metadata: { till: "7" }, responses: [answer("NPS", 3)] },
      b: { responses: [answer("NPS", 9), answer("Text", "Good")] },
    }),
  });
  await expect.poll(() => shownIds(screen)).toEqual(["a", "b"]);
  await screen.getByRole("button", { name: "Add filter" }).click();
  await screen.getByRole("menuitem", { name: "NPS" }).click();
  await screen.getByRole("option", { name: "Promoters" }).click();
  await expect.poll(() => shownIds(screen)).toEqual(["b"]);
  await screen.getByRole("button", { name: "Clear filters" }).click();
  await screen.getByRole("button", { name: "Add filter" }).click();
  await screen.getByRole("menuitem", { name: "Metadata" }).click();
  await screen.getByRole("option", { name: "till=7" }).click();
  await expect.poll(() => shownIds(screen)).toEqual(["a"]);
  expect(address()).toBe("/responses?metadata=till%3D7&rows=all");
});
