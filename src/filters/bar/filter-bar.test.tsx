import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { chains } from "../../service/api/api-fixture.ts";
import { renderApp } from "../../features/testing/render-app.tsx";

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
