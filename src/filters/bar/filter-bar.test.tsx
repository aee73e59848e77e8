import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, chains, survey } from "../../service/api/api-fixture.ts";
import { interfere } from "../../features/testing/api-in-page.ts";
import { renderApp } from "../../features/testing/render-app.tsx";
import { LIST, rows } from "../../features/testing/response-list.ts";

/** Where the rows have begun since now, each place once. */
function beginnings(): ReadonlySet<number> {
  const tops = new Set<number>();
  let frame = 0;
  const look = () => {
    const table = document.querySelector("main table");
    if (table !== null) tops.add(Math.round(table.getBoundingClientRect().top));
    frame = requestAnimationFrame(look);
  };
  look();
  onTestFinished(() => cancelAnimationFrame(frame));
  return tops;
}

// The first screen of a page alone has its fields come after its rows.
test("rows stay where they are while fields come that take a second line", async () => {
  await page.viewport(1000, 800);
  const tops = beginnings();
  const { screen } = await renderApp("/responses?closed=true", { chains: chains(3) });
  await expect.element(screen.getByRole("button", { name: "Add filter" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show all rows" })).toBeVisible();
  expect([...tops]).toHaveLength(1);
});

test("each field of the row shows that it has the focus", async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp("/responses", { chains: chains(3) });
  const filters = screen.getByRole("region", { name: "Filters" });
  await expect.element(filters.getByRole("button", { name: "Add filter" })).toBeVisible();
  const row = filters.element();
  const fields = [...row.querySelectorAll("input")].filter(({ type }) => type !== "hidden");
  expect(fields.length).toBeGreaterThanOrEqual(5);
  const hasOutline = (element: Element | null): boolean =>
    element !== null &&
    element !== row &&
    (getComputedStyle(element).outlineStyle === "solid" || hasOutline(element.parentElement));
  const withoutOutline = fields.filter((field) => {
    const before = hasOutline(field);
    field.focus();
    return before || !hasOutline(field);
  });
  expect(withoutOutline.map(({ ariaLabel }) => ariaLabel)).toEqual([]);
});

test("a field that the keyboard goes through keeps its list closed until it is asked for", async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp("/responses", { chains: chains(3) });
  const field = screen.getByRole("combobox", { name: "Touchpoint", exact: true });
  await field.click();
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
});

test("names that could not be looked for are said to be, and looked for again on request", async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp("/responses", { chains: chains(3) });
  await expect.element(rows(screen)).toHaveLength(4);
  let isRefused = true;
  interfere(http.get(LIST, () => (isRefused ? new HttpResponse(null, { status: 403 }) : undefined)));
  await screen.getByRole("combobox", { name: "Touchpoint" }).fill("Nowhere");
  await expect.element(screen.getByText("More names could not be read.")).toBeVisible();
  isRefused = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("None in the 3 responses checked so far")).toBeVisible();
});

test("names of surveys that could not be read are said to be, and asked for again on request", async () => {
  await page.viewport(1280, 800);
  let isRefused = true;
  const refuse = http.get("*/v5.0.3/surveys", () =>
    isRefused ? new HttpResponse(null, { status: 403 }) : undefined,
  );
  const { screen } = await renderApp("/responses", { chains: chains(3) }, { ahead: [refuse] });
  await screen.getByRole("combobox", { name: "Survey", exact: true }).click();
  await expect.element(screen.getByText("More names could not be read.")).toBeVisible();
  isRefused = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("option", { name: "Store visit" })).toBeVisible();
});

test.for(["/nps", "/surveys/s1"])("on a phone %s says how many responses match", async (path) => {
  await page.viewport(360, 740);
  const { screen } = await renderApp(path, { chains: chains(3) });
  await screen.getByRole("button", { name: "Filters" }).click();
  await expect.element(screen.getByRole("button", { name: "Show 3 responses" })).toBeVisible();
});

const alike = {
  surveys: [survey({ teamName: "North" }), survey({ _id: "s2", teamId: "team-b", teamName: "South" })],
  chains: [
    chain({ _id: "c1", touchpointName: "Boarding area A", teamName: "North", language: "FI" }),
    chain({
      _id: "c2",
      surveyId: "s2",
      touchpointId: "t2",
      touchpointName: "Boarding area A",
      teamId: "team-b",
      teamName: "South",
    }),
  ],
};

test("what has the name of another is offered, and broken down by, with its team", async () => {
  await page.viewport(1280, 800);
  const { screen, router } = await renderApp("/nps?breakdown=language", alike);
  const languages = screen.getByRole("table", { name: "NPS by respondent language" });
  await expect.element(languages.getByText("Finnish (FI)")).toBeVisible();
  await expect.element(languages.getByText("Finnish (fi)")).toBeVisible();
  await router.navigate({ to: "/nps" });
  const table = screen.getByRole("table", { name: "NPS by touchpoint" });
  await expect.element(table.getByText("Boarding area A (North)")).toBeVisible();
  await expect.element(table.getByText("Boarding area A (South)")).toBeVisible();
  await screen.getByRole("combobox", { name: "Touchpoint", exact: true }).click();
  await expect.element(screen.getByRole("option", { name: "Boarding area A (South)" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("combobox", { name: "Survey", exact: true }).click();
  await expect.element(screen.getByRole("option", { name: "Store visit (South)" })).toBeVisible();
  await userEvent.keyboard("No such survey");
  await expect.element(screen.getByText("No name matches.")).toBeVisible();
  await userEvent.keyboard("{Escape}{Control>}k{/Control}");
  await screen.getByRole("dialog").getByRole("combobox").fill("Boarding");
  await expect
    .element(screen.getByRole("option", { name: /^Boarding area A \(North\)/ }).first())
    .toBeVisible();
});
