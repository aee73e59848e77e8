import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RemoteJob } from "../../../reading/remote-job.ts";
import { chain, chains, fill } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { rows } from "../../testing/response-list.ts";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1000, 800));

const swedish = (_id: string) => chain({ _id, language: "sv", createdAt: 1_700_000_000 });

test("what is typed goes on while what was typed before is looked for", async () => {
  const app = await renderApp("/responses", { chains: chains(5) }, { pageSize: 2 });
  await expect.element(rows(app.screen)).toHaveLength(3);
  const search = app.screen.getByRole("searchbox", { name: "Search answers" });
  await search.click();
  await userEvent.keyboard("no such");
  await expect.element(app.screen.getByText("No response among the 5 read says “no such”")).toBeVisible();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard(" answer");
  await expect
    .element(app.screen.getByText("No response among the 5 read says “no such answer”"))
    .toBeVisible();
});

moreTest("what came since is told where it fits, and found when the list is read again", async () => {
  const app = await renderApp(
    "/responses?language=sv",
    { chains: [...chains(3), chain({ _id: "sv", language: "sv", createdAt: 5 })] },
    { pageSize: 2 },
  );
  await expect.element(app.screen.getByText("1 of the 4 responses")).toBeVisible();
  await fill(app.store, { surveys: [], chains: [swedish("sv-2")] });
  await app.lookForNew();
  await app.screen.getByRole("button", { name: "1 new response" }).click();
  await expect.element(app.screen.getByText("2 of the 5 responses")).toBeVisible();
  await expect.element(rows(app.screen)).toHaveLength(3);
  await fill(app.store, { surveys: [], chains: [swedish("sv-3")] });
  await app.screen.getByRole("button", { name: "Read again" }).click();
  await expect.element(app.screen.getByText("3 of the 6 responses")).toBeVisible();
  await expect.element(rows(app.screen)).toHaveLength(4);
});

test("what can't be looked through says so, and is looked through when it is tried again", async () => {
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockRejectedValue(new Error("Out of memory."));
  const { screen, queries } = await renderApp("/responses?language=sv", {
    chains: [...chains(3), swedish("sv")],
  });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Out of memory.");
  await expect.element(rows(screen)).toHaveLength(0);
  await expect.element(screen.getByText("No responses match these filters")).not.toBeInTheDocument();
  // Names of surveys that come are a reason to ask anew.
  await expect.poll(() => queries.isFetching()).toBe(0);
  ask.mockRestore();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("1 of the 4 responses")).toBeVisible();
  await expect.element(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});
