import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createStore, useSelector } from "@tanstack/react-store";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useArrival } from "./lower-parts.tsx";

const stands = createStore(false);
const above = createStore(2000);

function Page() {
  useArrival(useSelector(stands));
  return (
    <>
      <div style={{ height: useSelector(above) }} />
      <div id="part" tabIndex={-1} style={{ height: 300 }} />
      <div style={{ height: 4000 }} />
    </>
  );
}

test("the part that an address names stays in view while what is above it grows, though all is drawn anew", async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ["/#part"] }),
  });
  const screen = await render(<RouterProvider router={router} />);
  const find = () => screen.container.querySelector("#part");
  await expect.poll(find).not.toBeNull();
  const part = find();
  const top = () => Math.round(part?.getBoundingClientRect().top ?? Number.NaN);
  stands.setState(() => true);
  await expect.poll(() => document.activeElement).toBe(part);
  document.documentElement.style.overflowAnchor = "none";
  stands.setState(() => false);
  above.setState(() => 3000);
  await expect.poll(() => window.scrollY).toBeGreaterThan(2900);
  document.documentElement.style.overflowAnchor = "";
  expect(top()).toBe(0);
});
