import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey, textAnswer } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const score = page.getByRole("status", { name: "NPS score" });

test("without any response there is an em dash and a word on it, never 0", async () => {
  await renderApp("/nps", { chains: [] });
  await expect.element(page.getByText("No responses yet")).toBeVisible();
  await expect.element(score).toHaveTextContent("—");
});

test("without an NPS question it leads to the comments, with their number, and to questions that can be scored", async () => {
  const rating = { ...npsQuestion, _id: "q-stars", questionType: "Slider" };
  const text = { ...npsQuestion, _id: "q-text", questionType: "Text" };
  const written = [textAnswer("Slow"), textAnswer("Fast")].map((response, at) =>
    chain({ _id: `w${at}`, responses: [response] }),
  );
  await renderApp("/nps", { surveys: [survey({ questions: [rating, text] })], chains: written });
  const nothing = page.getByText("No survey here has an NPS question");
  await expect.element(nothing).toBeVisible();
  // In the place of the headline: what it rests on stays where it was.
  const [above, below] = [nothing, page.getByText("Based on all 2 responses")].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(above?.bottom).toBeLessThan(below?.top ?? 0);
  const main = page.getByRole("main");
  await expect.element(main.getByRole("link", { name: "Read all 2 comments" })).toBeVisible();
  await userEvent.click(main.getByRole("link", { name: "Score another question" }));
  await expect.element(page.getByRole("heading", { name: "Score" })).toBeVisible();
});

test("filters that nothing matches say so and can be taken away", async () => {
  const { address, router } = await renderApp("/nps", { chains: [chain({ responses: [npsAnswer(10)] })] });
  for (const search of ["team=nobody", "touchpoint=nowhere", "from=2019-03-01&to=2019-03-31"]) {
    router.history.push(`/nps?${search}`);
    await expect.element(page.getByText("No responses match these filters")).toBeVisible();
    await expect.element(page.getByText("No responses", { exact: true })).toBeVisible();
    expect(page.getByRole("figure").elements()).toEqual([]);
    await userEvent.click(page.getByRole("button", { name: "Show everything" }));
    await expect.element(score).toHaveTextContent("+100");
    expect(address()).toBe("/nps");
  }
});

test("where no response can be read it is not said that there is none", async () => {
  const unreadable = http.get("*/v5.0.3/response-chains", () =>
    HttpResponse.json({ data: [{ _id: "odd" }], paging: { next: null, previous: null } }),
  );
  const { screen, router } = await renderApp("/nps", { surveys: [survey()] }, { ahead: [unreadable] });
  await expect.element(screen.getByText("No response that could be read")).toBeVisible();
  await expect.element(screen.getByText("1 could not be read and is missing")).toBeVisible();
  for (const address of [
    "/nps",
    "/surveys/s1",
    "/responses?rows=all",
    "/responses?language=fi",
    "/comments",
  ]) {
    await router.navigate({ href: address });
    await expect.element(screen.getByText("The only response could not be read")).toBeVisible();
    expect(screen.getByText(/Based on all 0|No (responses|comments) (yet|match)/).elements()).toEqual([]);
  }
});
