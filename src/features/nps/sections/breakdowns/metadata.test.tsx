import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer } from "../../../../service/api/api-fixture.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { moreTest } from "../../../testing/more-test.ts";

/** 1,001 chains, each with an order of its own, an address in one, and 66 keys in another. */
const chains = Array.from({ length: 1001 }, (_, at) =>
  chain({
    _id: `c${at}`,
    createdAt: Date.UTC(2023, 5, 1) / 1000 + at,
    metadata: {
      order: at,
      ...(at === 0 && { answerTo: "anna@example.com" }),
      ...(at === 1 && Object.fromEntries(Array.from({ length: 64 }, (__, key) => [`a${key}`, "yes"]))),
    },
    responses: [npsAnswer(9)],
  }),
);

test("which keys of metadata can't be chosen is said, and why", async () => {
  await renderApp("/nps?breakdown=metadata&tz=UTC", { chains: chains.slice(0, 1) });
  const panel = page.getByRole("region", { name: "By metadata" });
  await expect.element(panel.getByText("Keys with contact details are left out.")).toBeVisible();
  await expect.element(panel.getByText(/^Only the first/)).not.toBeInTheDocument();
});

moreTest("keys with too many values are named, and that there are too many keys is said", async () => {
  await renderApp("/nps?breakdown=metadata&tz=UTC", {
    chains: chains.map((each, at) => (at === 1 ? { ...each, metadata: { order: at } } : each)),
  });
  const panel = page.getByRole("region", { name: "By metadata" });
  await expect
    .element(panel.getByText("Left out, with more than 1,000 different values: order"))
    .toBeVisible();
  await renderApp("/nps?breakdown=metadata&tz=UTC", { chains: chains.slice(0, 2) });
  await expect.element(panel.getByText("Only the first 64 keys by name can be chosen.")).toBeVisible();
});
