import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer, survey } from "../../service/api/api-fixture.ts";
import type { ArchivedChain } from "../../service/documents/documents.ts";
import { renderApp } from "../testing/render-app.tsx";
import { answer } from "../testing/response-list.ts";
import { moreTest } from "../testing/more-test.ts";

beforeEach(() => page.viewport(1280, 800));

const commented = (serial: number, score: number, text: string, fields: Partial<ArchivedChain> = {}) =>
  chain({
    _id: `c${String(serial).padStart(3, "0")}`,
    createdAt: 1_700_000_000 + serial,
    language: "en",
    responses: [npsAnswer(score), answer("Text", text)],
    ...fields,
  });

const contents = {
  chains: [
    ...Array.from({ length: 60 }, (_, serial) => commented(serial, 10, `Great coffee, visit ${serial}`)),
    commented(60, 2, "The queue was long, write to anna@example.com"),
    commented(61, 8, "👍", { touchpointId: "t2", touchpointName: "Turku" }),
    commented(62, 3, "Only one till, and a queue", { touchpointId: "t2", touchpointName: "Turku" }),
    chain({ _id: "silent", createdAt: 1_600_000_000, responses: [npsAnswer(1)] }),
  ],
};

const TEAM_CODES = [{ entry: { name: "Till", find: "till" }, teams: undefined }];
const list = page.getByRole("list", { name: "Comments found" });
const status = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const search = page.getByRole("searchbox", { name: "Search comments" });

/** How far what stands in a comment is from where the list begins, in pixels. */
const inset = (part: Element): number =>
  part.getBoundingClientRect().left - list.element().getBoundingClientRect().left;

test("comments come newest first, counted, with contact data covered; those in view are drawn", async () => {
  await renderApp("/comments?tz=UTC", contents);
  await expect.element(status("63 comments")).toBeVisible();
  await expect.element(page.getByText("Times in UTC")).toBeVisible();
  const first = list.getByRole("listitem").first();
  await expect.element(first.getByText("Only one till, and a queue")).toBeVisible();
  await expect.element(first).toHaveAttribute("aria-setsize", "63");
  await expect.element(list.getByText("write to ••••••••", { exact: false })).toBeVisible();
  expect(inset(first.getByText("Only one till, and a queue").element())).toBeGreaterThan(40);
  expect(list.getByRole("listitem").elements().length).toBeLessThan(40);
});

test("of several questions, each comment says which it answers; without an NPS question no room is kept for scores", async () => {
  const why = "Why that score, and what would have made it one point higher?";
  const asked = [why, "What could be better?"].map((title, at) => ({
    _id: at === 0 ? "q-Text" : "q-other",
    questionType: "Text",
    title: { en: title },
    languages: ["en"],
    choices: [],
  }));
  const { screen } = await renderApp("/comments?lang=en", {
    ...contents,
    surveys: [survey({ questions: asked })],
  });
  const told = list.getByText(why);
  await expect.element(told.first()).toBeVisible();
  expect(inset(list.getByText("Only one till, and a queue").element())).toBeLessThan(40);
  await page.viewport(360, 740);
  await expect.poll(() => told.first().element().getBoundingClientRect().height).toBeGreaterThan(30);
  await page.viewport(1280, 800);
  await userEvent.click(screen.getByRole("combobox", { name: "Question", exact: true }));
  await userEvent.click(screen.getByRole("option", { name: /^Why that score/ }));
  await expect.element(told).not.toBeInTheDocument();
});

test("what is typed is found and marked, and the address follows", async () => {
  const { address, screen } = await renderApp("/comments", contents);
  await expect.element(status("63 comments")).toBeVisible();
  await userEvent.fill(search, '"queue" -anna -only');
  await expect.element(status("1 of 63 comments")).toBeVisible();
  await expect.element(list.getByText("The queue was long", { exact: false })).toBeVisible();
  expect([...screen.container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["queue"]);
  await expect.poll(address).toBe("/comments?find=%22queue%22+-anna+-only");
  // All are in one language.
  await expect.element(page.getByText(/^Other languages use other words/)).not.toBeInTheDocument();
});

test("a search says that other languages use other words, and leads to a code of them", async () => {
  const note = page.getByText(/^Other languages use other words/);
  const finnish = commented(70, 3, "Pitkä jono", { language: "fi" });
  const { address } = await renderApp("/comments", { chains: [...contents.chains, finnish] });
  await expect.element(status("64 comments")).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.fill(search, "queue");
  await expect.element(note).toBeVisible();
  await expect.poll(address).toContain("find=queue");
  await userEvent.click(page.getByRole("button", { name: "Make a code", exact: true }));
  await expect.element(page.getByRole("textbox", { name: "Search of the code" })).toHaveValue("queue");
  await userEvent.fill(search, "queue | jono");
  await expect.element(status("3 of 64 comments")).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test("filters narrow by place, score and question, and what they exclude can be had back", async () => {
  const { address } = await renderApp("/comments?touchpoint=t2&score=0-6&question=q-Text", contents);
  await expect.element(status("1 comment")).toBeVisible();
  await userEvent.fill(search, "nothing like it");
  await expect.element(page.getByText("No comments match this search and these filters")).toBeVisible();
  // What stands below moves when the bar tells of the search.
  await expect.poll(address).toContain("find=nothing");
  await userEvent.click(page.getByRole("button", { name: "Show all comments" }));
  await expect.element(status("63 comments")).toBeVisible();
  expect(address()).toBe("/comments");
});

test("repeats are one line that says how many, or each by itself", async () => {
  const { address } = await renderApp("/comments", {
    chains: [
      ...contents.chains,
      commented(70, 10, "Great coffee, visit 1!"),
      commented(71, 2, "great coffee - visit 1"),
    ],
  });
  await expect.element(status("65 comments")).toBeVisible();
  await expect.element(list.getByText("× 3")).toBeVisible();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "63");
  await userEvent.click(page.getByRole("button", { name: "Group repeats" }));
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "65");
  expect(address()).toBe("/comments?listed=each");
});

const firstText = () => list.getByRole("listitem").first().element().textContent;

moreTest("a random order stands in the address, and is the same wherever that is opened", async () => {
  const { screen } = await renderApp("/comments?order=random&seed=7", contents);
  await expect.element(status("63 comments")).toBeVisible();
  await expect.poll(firstText).toContain("Score");
  const drawn = firstText();
  await screen.unmount();
  const { address } = await renderApp("/comments?order=random&seed=7", contents);
  await expect.element(status("63 comments")).toBeVisible();
  await expect.poll(firstText).toBe(drawn);
  expect(drawn).not.toContain("Only one till");
  const toggle = page.getByRole("button", { name: "Random order" });
  await userEvent.click(toggle);
  await expect.poll(firstText).toContain("Only one till");
  expect(address()).toBe("/comments");
  // Pressed, it looks so with the pointer still on it.
  const ground = () => getComputedStyle(toggle.element()).backgroundColor;
  const released = ground();
  await userEvent.click(toggle);
  await expect.poll(ground).not.toBe(released);
  const underPointer = ground();
  await userEvent.hover(search);
  expect(ground()).toBe(underPointer);
});

test("a code of the team narrows from the first visit on, before which nothing has announced it", async () => {
  await renderApp("/comments?code=Till", contents, { lists: { codes: () => TEAM_CODES } });
  await expect.element(list.getByText("Only one till, and a queue")).toBeVisible();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "1");
  expect(page.getByText(/can’t be used here/).elements()).toEqual([]);
});

test("a response opens beside the list, and closes by Escape", async () => {
  const { address } = await renderApp("/comments?tz=UTC", contents);
  await userEvent.click(list.getByRole("link").first());
  await expect.element(page.getByRole("region", { name: "Open response" })).toBeVisible();
  expect(address()).toBe("/comments?tz=UTC&response=c062");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("region", { name: "Open response" })).not.toBeInTheDocument();
  expect(address()).toBe("/comments?tz=UTC");
});

test("keys go from comment to comment, and into the search", async () => {
  await renderApp("/comments", contents);
  await expect.element(list.getByRole("listitem").first()).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(list.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("k");
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("region", { name: "Open response" })).toBeVisible();
  await userEvent.keyboard("{Escape}/");
  await expect.element(search).toHaveFocus();
  await search.fill("queue");
  await expect.poll(() => list.element().querySelector("[aria-current]")).toBeNull();
});

test("where there are no comments it says so, and where none can be read it says why", async () => {
  await renderApp("/comments", { chains: [chain({ responses: [npsAnswer(1)] })] });
  await expect.element(page.getByText("No comments yet")).toBeVisible();
  await renderApp("/comments?find=queue", contents, {
    ahead: [http.get(/\/(response-chains|answers)$/, () => new HttpResponse(null, { status: 500 }))],
  });
  await expect.element(page.getByRole("alert")).toBeVisible();
  // What was not read is not said not to match.
  await expect.element(page.getByText("No comment was read")).toBeVisible();
});

test("without a stream pages are read, the newest comments first; stopped, it says what it rests on", async () => {
  const held = Promise.withResolvers<void>();
  await renderApp("/comments", contents, {
    pageSize: 10,
    ahead: [
      http.get("*/earshot/answers", () => new HttpResponse(null, { status: 404 })),
      http.get("*/response-chains", async ({ request }) => {
        if (Number(new URL(request.url).searchParams.get("skip") ?? 0) > 0) await held.promise;
      }),
    ],
  });
  await expect.element(status("read so far")).toBeVisible();
  await expect.element(list.getByText("Only one till, and a queue")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Stop" }));
  await expect.element(page.getByRole("button", { name: "Go on reading" })).toBeVisible();
  held.resolve();
  await userEvent.click(page.getByRole("button", { name: "Go on reading" }));
  await expect.element(status("63 comments")).toBeVisible();
});

test("on a phone the sheet of filters says how many comments match", async () => {
  await page.viewport(360, 740);
  await renderApp("/comments?find=queue", contents);
  await userEvent.click(page.getByRole("button", { name: /^Filters/ }));
  await expect.element(page.getByRole("button", { name: "Show 2 comments" })).toBeVisible();
});

test("in context each place has a line that opens its response, with the company that it keeps beside it", async () => {
  const seats = Array.from({ length: 30 }, (_, serial) =>
    commented(100 + serial, 3, `Broken seats in row ${serial}`),
  );
  const { address } = await renderApp("/comments?tz=UTC&find=seats+%7C+chairs", {
    chains: [...contents.chains, ...seats],
  });
  await userEvent.click(page.getByRole("button", { name: "In context" }));
  const lines = page.getByRole("list", { name: "In context" });
  await expect.element(lines.getByRole("listitem").first()).toBeVisible();
  await expect.element(status("30 lines")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Company" }).getByText("broken")).toBeVisible();
  await page.viewport(360, 740);
  const line = lines.getByRole("listitem").first().element();
  await expect.poll(() => line.querySelector("a")?.clientHeight).toBeGreaterThan(40);
  // What is pressed is high on a phone; the words on either side of it stand in one line with it.
  const middles = Array.from(line.querySelectorAll("bdi, a"), (words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { top, bottom } = range.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  await page.viewport(1280, 800);
  // A word of the company narrows each alternative.
  await userEvent.click(page.getByRole("region", { name: "Company" }).getByText("broken"));
  await expect.element(search).toHaveValue('seats "broken" | chairs "broken"');
  await userEvent.click(lines.getByRole("link").first());
  await expect.element(page.getByRole("region", { name: "Open response" })).toBeVisible();
  expect(address()).toContain("listed=context");
});

moreTest("in context says that nothing is found as the list does, with a way on", async () => {
  await renderApp("/comments?listed=context&find=zeppelin", contents);
  await expect.element(page.getByText("No comments match this search and these filters")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show all comments" }));
  await expect.element(page.getByText("Search for something to see it in context")).toBeVisible();
});

moreTest(
  "on a phone the way to similar comments stands beside when and where, however long that is",
  async () => {
    await page.viewport(360, 740);
    await renderApp("/comments?tz=UTC", {
      chains: [commented(1, 9, "Fine", { touchpointName: "Customer service in the old town" })],
    });
    const comment = list.getByRole("listitem").first();
    const similar = comment.getByRole("link", { name: "Similar comments" });
    await expect.element(similar).toBeVisible();
    const [top, last] = [comment.getByRole("link").first(), similar].map(
      (link) => link.element().getBoundingClientRect().top,
    );
    expect(last).toBe(top);
  },
);

test("in random order it tells how many were read, and what they say of all", async () => {
  await renderApp("/comments?order=random&seed=7", contents);
  await expect.element(list.getByRole("listitem").first()).toBeVisible();
  await userEvent.keyboard("jjj");
  await expect.element(status("3 of 63 read.")).toBeVisible();
  // What is listed otherwise is no sample, and does not end it.
  await userEvent.click(list.getByRole("link", { name: "Similar comments" }).first());
  await expect.element(status("Comments most like this one")).toHaveFocus();
  await expect.poll(() => list.getByRole("listitem").elements().length).toBeGreaterThan(3);
  await expect.element(status("63 read.")).not.toBeInTheDocument();
  await userEvent.keyboard("jj");
  await userEvent.click(page.getByRole("link", { name: "Back to all comments" }));
  await expect.element(status("3 of 63 read.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "In context" }));
  await expect.element(page.getByText("Search for something to see it in context")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(status("63 read.")).not.toBeInTheDocument();
});

moreTest("what was read in random order is known after a response", async () => {
  const wishes = ["One wish", "And a word more"];
  const texts = wishes.map((text) => ({ ...answer("Text", text), questionId: text }));
  const both = commented(80, 9, "", { responses: [npsAnswer(9), ...texts] });
  const chains = [both, commented(81, 9, "Fine")];
  await page.viewport(800, 800);
  const { address, router } = await renderApp("/comments?order=random&seed=3", { chains });
  await expect.element(list.getByRole("listitem").nth(2)).toBeVisible();
  for (const text of wishes) {
    const comment = list.getByRole("listitem").filter({ hasText: text });
    await userEvent.click(comment.getByRole("link").first());
    await expect.poll(address).toContain("/responses/c080");
    router.history.back();
  }
  await expect.element(status("2 of 3 read.")).toBeVisible();
});
