import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../../service/documents/documents.ts";
import { chain, npsAnswer } from "../../../../service/api/api-fixture.ts";
import { interfere, noteReading, pagesAlone, READING } from "../../../testing/api-in-page.ts";
import { renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const commented = (serial: number, score: number, text: string): ArchivedChain =>
  chain({
    _id: `c${String(serial).padStart(3, "0")}`,
    createdAt: 1_700_000_000 + serial,
    language: "en",
    responses: [
      npsAnswer(score),
      {
        questionId: "q-text",
        questionType: "Text",
        surveyId: "s1",
        answer: text,
        valueString: text,
        language: "en",
      },
    ],
  });

const surveys = [
  {
    _id: "s1",
    name: "Store visit",
    createdBy: "u1",
    teamId: "team-a",
    teamName: "Stores",
    languages: ["en"],
    archived: false,
    questions: ["q-nps", "q-text"].map((_id) => ({
      _id,
      questionType: _id === "q-nps" ? "NPS" : "Text",
      title: { en: _id },
      languages: ["en"],
      choices: [],
    })),
  },
];

const contents = {
  surveys,
  chains: [
    ...Array.from({ length: 11 }, (_, serial) => commented(serial, 10, `Great coffee, visit ${serial}`)),
    commented(11, 2, "The queue was long"),
  ],
};

const list = page.getByRole("list", { name: "Comments" });

test("filters that responses opened from a comment are not narrowed by are named", async () => {
  const chains = [commented(1, 0, "A queue"), commented(2, 10, "Kind")];
  await renderApp("/nps?tz=UTC&score=0&score=1", { chains });
  await expect
    .element(page.getByText("Responses opened from here are not narrowed by: Score."))
    .toBeVisible();
});

test("the comments in view are read for the visible ones alone, newest first", async () => {
  await renderApp("/nps", contents);
  const asked: string[] = [];
  interfere(
    http.get("*/v5.0.3/response-chains/*", ({ request }) => {
      asked.push(new URL(request.url).pathname);
    }),
  );
  const first = list.getByRole("listitem").first();
  await expect.element(first.getByText("The queue was long")).toBeVisible();
  await expect.element(list.getByText("Great coffee, visit 8")).toBeVisible();
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
  expect(asked.some((path) => path.endsWith("c000"))).toBe(false);
  const more = page.getByRole("button", { name: "Show 4 more" });
  await userEvent.click(more);
  await expect.element(list.getByText("Great coffee, visit 4")).toBeVisible();
  await userEvent.click(more);
  await expect.element(list.getByText("Great coffee, visit 0")).toBeVisible();
  await expect.element(list.getByRole("link").first()).toHaveAttribute("href", "/responses/c011");
});

test("all comments are read on request: searched, and counted word by word", async () => {
  await renderApp("/nps", contents, { pageSize: 3 });
  const offer = "Tells what detractors and promoters say differently, too; looks through 12 responses.";
  await expect.element(page.getByText(offer)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Search all 12 comments" }));
  const search = page.getByRole("searchbox", { name: "Search comments" });
  await expect.element(search).toHaveFocus();
  const words = page.getByRole("region", { name: "Most frequent words" });
  await expect.element(words.getByRole("button", { name: "coffee 11" })).toBeVisible();
  await userEvent.fill(search, "QUEUE");
  await expect.element(list.getByText("The queue was long")).toBeVisible();
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(1);
  await expect.element(list.getByRole("mark")).toHaveTextContent("queue");
  await userEvent.click(words.getByRole("button", { name: "coffee 11" }));
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
});

test("an address that names words has the comments read that have them, and leaves the keyboard alone", async () => {
  const { address } = await renderApp("/nps?said=queue", contents, { pageSize: 3 });
  await expect.element(list.getByRole("mark")).toHaveTextContent("queue");
  expect(list.getByRole("listitem").elements()).toHaveLength(1);
  const search = page.getByRole("searchbox", { name: "Search comments" });
  await expect.element(search).toHaveValue("queue");
  await expect.element(search).not.toHaveFocus();
  await userEvent.fill(search, "Great coffee ");
  await expect.poll(address).toBe("/nps?said=Great+coffee");
  await expect.element(search).toHaveValue("Great coffee ");
  await userEvent.fill(search, "");
  await expect.poll(address).toBe("/nps");
});

test("a pick of scores leaves the comments of those who gave them", async () => {
  await renderApp("/nps?score=2", contents);
  await expect.element(list.getByText("The queue was long")).toBeVisible();
  expect(list.getByRole("listitem").elements()).toHaveLength(1);
});

test("comments that were read are not read again for other dates, only what is missing is", async () => {
  const { router } = await renderApp("/nps?from=2023-11-14", contents, { pageSize: 3 });
  await userEvent.click(page.getByRole("button", { name: "Search all 12 comments" }));
  const words = page.getByRole("region", { name: "Most frequent words" });
  await expect.element(words).toBeVisible();
  const asked = noteReading();
  await router.navigate({ to: "/nps", search: { from: "2023-11-14", to: "2023-11-15" } });
  await expect.element(page.getByRole("button", { name: /^Remove .*To/ })).toBeVisible();
  await expect.element(words).toBeVisible();
  expect(asked).toEqual([]);
  await router.navigate({ to: "/nps", search: {} });
  await expect.element(page.getByText("Based on all 12 responses")).toBeVisible();
  await expect.element(words).toBeVisible();
  expect(asked.filter((address) => !address.includes("createdTo="))).toEqual([]);
});

test("what was started goes on for whatever comes into view", async () => {
  const { router } = await renderApp("/nps?from=2023-11-14&to=2023-11-20", contents, { pageSize: 3 });
  const search = page.getByRole("button", { name: "Search all 12 comments" });
  await expect.element(search).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  interfere(http.get(READING, () => released, { once: true }));
  await userEvent.click(search);
  await expect.element(page.getByRole("progressbar", { name: "Loading comments" })).toBeVisible();
  await router.navigate({ to: "/nps", search: {} });
  const words = page.getByRole("region", { name: "Most frequent words" });
  await expect.element(words.getByRole("button", { name: "coffee 11" })).toBeVisible();
  release();
  await router.navigate({ to: "/nps", search: { closed: true } });
  await expect.element(page.getByRole("button", { name: "Remove Closed" })).toBeVisible();
  await expect.element(page.getByText("Based on all 12 responses")).toBeVisible();
  await expect.element(words.getByRole("button", { name: "coffee 11" })).toBeVisible();
});

test("comments are there after a part was read, too: it is said of how many responses, and asked for none before", async () => {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    if (Number(new URL(request.url).searchParams.get("skip")) > 0) await released;
  });
  const note = http.get("*/v5.0.3/response-chains/*", ({ request }) => void asked.push(request.url));
  await renderApp("/nps", contents, { pageSize: 3, ahead: [hold, note, pagesAlone] });
  await expect.element(page.getByText(/^3 .*read so far$/)).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Stop" }));
  await expect.element(page.getByText("Of the 3 responses read so far")).toBeVisible();
  await expect.element(list.getByText("The queue was long")).toBeVisible();
  expect(list.getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(page.getByRole("button", { name: "Search all 3 comments" })).toBeVisible();
  expect(page.getByText(/say differently/).elements()).toEqual([]);
  release();
});
