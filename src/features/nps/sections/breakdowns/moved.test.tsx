import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer } from "../../../../service/api/api-fixture.ts";
import { renderApp } from "../../../testing/render-app.tsx";

/** In each of ten months sixty answers at one place, of either side, and twenty at one that scores 0 from June on. */
const chains = Array.from({ length: 10 }, (_, month) =>
  Array.from({ length: 80 }, (__, at) => {
    const place = at < 60 ? "Harbour" : "Mill";
    return chain({
      _id: `c${month}-${at}`,
      createdAt: Date.UTC(2023, month, 1 + (at % 28), 12) / 1000,
      touchpointId: place,
      touchpointName: place,
      responses: [npsAnswer(place === "Mill" ? (month < 5 ? 10 : 0) : at % 2 === 0 ? 10 : 0)],
    });
  }),
).flat();

test("what a place scores since it moved stands below the table, which has all of its time", async () => {
  await renderApp("/nps?tz=UTC", { chains });
  const places = page.getByRole("region", { name: "By touchpoint" });
  await expect.element(places.getByRole("row", { name: /^Mill/ })).toMatchTextContent(/^Mill ?0\.0/);
  await expect
    .element(places.getByText(/^Mill: −100 since June 2023, \+100 before; 0\.0 in all/))
    .toBeVisible();
  await expect
    .element(places.getByRole("link", { name: "Read these comments" }))
    .toHaveAttribute("href", "/comments?from=2023-06-01&tz=UTC&touchpoint=Mill");
});
