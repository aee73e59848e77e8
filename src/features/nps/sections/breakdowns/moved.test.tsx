import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer } from "../../../../service/api/api-fixture.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { moreTest } from "../../../testing/more-test.ts";

/** In each of ten months so many answers at one place, of either side, and at the Mill, which scores 0 from June on. */
const chainsOf = (harbour: number, mill: number, phoneFrom = Infinity) =>
  Array.from({ length: 10 }, (_, month) =>
    Array.from({ length: harbour + mill + (month < phoneFrom ? 0 : harbour) }, (__, at) => {
      const place = at < harbour ? "Harbour" : at < harbour + mill ? "Mill" : "Phone";
      const isPromoter = place === "Mill" ? month < 5 : place === "Harbour" && at % 2 === 0;
      return chain({
        _id: `c${month}-${at}`,
        createdAt: Date.UTC(2023, month, 1 + (at % 28), 12) / 1000,
        touchpointId: place,
        touchpointName: place,
        responses: [npsAnswer(isPromoter ? 10 : 0)],
      });
    }),
  ).flat();

test("what a place scores since it moved stands below the table, which has all of its time", async () => {
  await renderApp("/nps?tz=UTC", { chains: chainsOf(60, 20) });
  const places = page.getByRole("region", { name: "By touchpoint" });
  await expect.element(places.getByRole("row", { name: /^Mill/ })).toMatchTextContent(/^Mill ?0\.0/);
  await expect
    .element(places.getByText(/^Mill: −100 since June 2023, \+100 before; 0\.0 overall/))
    .toBeVisible();
  await expect
    .element(places.getByRole("link", { name: "Read these comments" }))
    .toHaveAttribute("href", "/comments?from=2023-06-01&tz=UTC&touchpoint=Mill");
});

moreTest("what a place had moved to already stands below the parts of a later change", async () => {
  await renderApp("/nps?tz=UTC&more=why", { chains: chainsOf(200, 8, 7) });
  const why = page.getByRole("region", { name: "Why did it move?" });
  await expect
    .element(why.getByText("Mill changed earlier: −100 since June 2023, +100 before that"))
    .toBeVisible();
  await userEvent.click(why.getByRole("combobox", { name: "Explain by" }));
  await userEvent.click(page.getByRole("option", { name: "Survey" }));
  await expect.element(why.getByText(/^Mill:/)).not.toBeInTheDocument();
});
