import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../../service/documents/documents.ts";
import { chain, fill } from "../../../../service/api/api-fixture.ts";
import { nextFile } from "../../../testing/next-file.ts";
import { notingReading, pagesAlone } from "../../../testing/api-in-page.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "vitest-browser-react";
import { ConnectionContext } from "../../../../client/connection.ts";
import { activateInterfaceLanguage } from "../../../../i18n/interface-language.ts";
import { withoutWorker } from "../../../testing/without-worker.ts";
import { FindingProgress } from "./drivers-panel.tsx";
import { whileLooking } from "../../insights/looking.ts";

beforeEach(() => page.viewport(1280, 800));

const response = (questionId: string, questionType: string, answer: string | number) => ({
  questionId,
  questionType,
  surveyId: "s1",
  answer,
  ...(typeof answer === "number" ? { valueNum: answer } : { valueString: answer }),
  language: "en",
});

/** Three hundred answers: good ones in one place with friendly words, bad ones in another with a queue. */
const chains: readonly ArchivedChain[] = Array.from({ length: 300 }, (_, at) => {
  const isHappy = at % 3 !== 0;
  return chain({
    _id: `c${at}`,
    createdAt: 1_700_000_000 + at,
    touchpointId: isHappy ? "t1" : "t2",
    touchpointName: isHappy ? "Helsinki" : "Turku",
    responses: [
      response("q-nps", "NPS", isHappy ? 10 : 1),
      response("q-text", "Text", isHappy ? "Friendly staff" : "An endless queue"),
      response("q-wait", "Slider", isHappy ? 1 : 3),
    ],
  });
});

test("what the score is linked with is shown when asked for, leads to its breakdown, and comes as numbers", async () => {
  const { address } = await renderApp("/nps?tz=UTC", { chains }, { ahead: [pagesAlone] });
  const panel = page.getByRole("region", { name: "What is it linked with?" });
  await expect.element(panel.getByRole("row", { name: /^Touchpoint 100%/ })).toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Compare answers too" }));
  await expect.element(panel.getByRole("row", { name: /^q-wait/ })).toBeVisible();
  const file = nextFile();
  await userEvent.click(panel.getByRole("button", { name: /^Download/ }));
  await userEvent.click(page.getByRole("menuitem", { name: "Numbers (CSV)" }));
  const { text } = await file;
  expect(text).toMatch(/^dimension,name,part,interval low,interval high,answers/);
  expect(text).toContain("complete,yes");
  const drawn = nextFile();
  await userEvent.click(panel.getByRole("button", { name: /^Download/ }));
  await userEvent.click(page.getByRole("menuitem", { name: "Picture (SVG)" }));
  expect((await drawn).text).toMatch(/q-wait.*<rect.*explained together \(R²\): 100%.*complete: yes/s);
  await userEvent.click(panel.getByRole("button", { name: "q-wait" }));
  await expect.poll(address).toContain("breakdown=answer&by=q-wait");
});

test("where all answers come in one stream, other questions and comments are compared by themselves before all is told", async () => {
  const asked: string[] = [];
  const newer = { ...chains[0], _id: "newer", createdAt: 1_780_000_000 } as const;
  const { router } = await renderApp(
    "/nps?tz=UTC&to=2025-12-31",
    { chains: [...chains, chain(newer)] },
    { ahead: [notingReading(asked)] },
  );
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  const panel = page.getByRole("region", { name: "What is it linked with?" });
  await expect.element(panel.getByRole("row", { name: /^q-wait 50%/ })).toBeVisible();
  await expect.element(panel.getByRole("row", { name: /^Touchpoint 50%/ })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Compare answers too" })).not.toBeInTheDocument();
  await expect.element(says).toMatchTextContent(/Detractors write .*queue/);
  const kinds = () => asked.map((search) => search.includes("type=all"));
  expect(kinds().filter(Boolean)).toHaveLength(2);
  asked.length = 0;
  // Of what is asked for later numbers come first, too.
  await router.navigate({ to: "/nps", search: { tz: "UTC" } });
  await expect.element(page.getByText("Based on all 301 responses")).toBeVisible();
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  expect(kinds().slice(0, 2)).toEqual([false, true]);
  expect(kinds().filter(Boolean)).toHaveLength(2);
});

test("comments are read anew once responses that came since are counted", async () => {
  const asked: string[] = [];
  const { store, lookForNew } = await renderApp("/nps?tz=UTC", { chains }, { ahead: [notingReading(asked)] });
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  const streams = () => asked.filter((search) => search.includes("type=all") && !search.includes("created"));
  expect(streams()).toHaveLength(2);
  const newer = { ...chains[0], _id: "newer", createdAt: 1_780_000_000 } as const;
  await fill(store, { surveys: [], chains: [chain(newer)] });
  await lookForNew();
  await page.getByRole("button", { name: "1 new response" }).click();
  await expect.element(page.getByText("Based on all 301 responses")).toBeVisible();
  await expect.poll(streams).toHaveLength(3);
});

test("the finding on what the score is linked with opens it, each time that it is followed", async () => {
  const { address } = await renderApp("/nps?tz=UTC", { chains });
  const says = page.getByRole("region", { name: "What the numbers say" });
  const panel = page.getByRole("region", { name: "What is it linked with?" });
  const row = panel.getByRole("row", { name: /^Touchpoint 50%/ });
  const sentence = says.getByRole("link", { name: "See what it is linked with" });
  await userEvent.click(sentence);
  await expect.element(row).toBeInViewport();
  await expect.poll(address).toMatch(/more=linked#goes-with$/);
  await userEvent.click(page.getByRole("tab", { name: "By weekday and hour" }));
  await expect.element(row).not.toBeInTheDocument();
  await userEvent.click(sentence);
  await expect.element(row).toBeInViewport();
});

test("an address that leads to it opens it and brings it into view, and stays open while filters change", async () => {
  const { router } = await renderApp("/nps?tz=UTC#goes-with", { chains });
  const panel = page.getByRole("region", { name: "What is it linked with?" });
  const row = panel.getByRole("row", { name: /^Touchpoint 50%/ });
  await expect.element(row).toBeInViewport();
  await expect.poll(() => document.activeElement?.id).toBe("goes-with");
  await userEvent.keyboard("{Tab}");
  expect(panel.element().contains(document.activeElement)).toBe(true);
  window.scrollTo(0, 0);
  await router.navigate({ to: ".", search: (now) => ({ ...now, from: "2023-11-01" }), resetScroll: false });
  await expect.element(page.getByRole("button", { name: /^Remove .*From/ })).toBeVisible();
  await expect.element(row).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});

test("words that set detractors apart are told once all comments were read on their screen, and lead to them", async () => {
  const { router } = await renderApp("/comments?tz=UTC", { chains });
  await expect.element(page.getByRole("status").filter({ hasText: "300 comments" })).toBeVisible();
  await router.navigate({ to: "/nps", search: { tz: "UTC" } });
  await expect.element(page.getByRole("link", { name: "Read all 300 comments" })).toBeVisible();
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect.element(says).toMatchTextContent(/Detractors write .*queue/);
  await userEvent.click(says.getByRole("link", { name: "Read these comments" }));
  await expect.element(page.getByRole("status").filter({ hasText: "100 comments" })).toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Search comments" })).toHaveDisplayValue(/queue/);
});

test("a bar fills while something is looked for, and leaves its room when it is found", async () => {
  await activateInterfaceLanguage("en");
  const connection = withoutWorker([]);
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <ConnectionContext value={connection}>
        <FindingProgress kind="drivers" label="What is it linked with?" />
      </ConnectionContext>
    </I18nProvider>,
  );
  const bar = page.getByRole("progressbar", { name: "What is it linked with?" });
  await expect.element(bar).not.toBeInTheDocument();
  const room = container.getBoundingClientRect().height;
  const found = Promise.withResolvers<string>();
  const looking = whileLooking(connection, { kind: "drivers", filter: {} }, (onProgress) => {
    onProgress(0.25);
    return found.promise;
  });
  await expect.element(bar).toHaveAttribute("value", "0.25");
  await expect.element(bar).toHaveAttribute("max", "1");
  expect(container.getBoundingClientRect().height).toBe(room);
  found.resolve("found");
  await looking;
  await expect.element(bar).not.toBeInTheDocument();
  expect(container.getBoundingClientRect().height).toBe(room);
});
