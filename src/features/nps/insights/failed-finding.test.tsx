import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RemoteJob } from "../../../reading/remote-job.ts";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { pagesAlone } from "../../testing/api-in-page.ts";
import { renderApp } from "../../testing/render-app.tsx";

const chains = Array.from({ length: 60 }, (_, at) =>
  chain({ _id: `c${at}`, createdAt: Date.UTC(2025, 0, 1 + at) / 1000, responses: [npsAnswer(at % 11)] }),
);

test("what could not be worked out says so, and is asked for again", async () => {
  await page.viewport(1280, 800);
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockRejectedValue(new Error("This chunk is gone."));
  await renderApp("/nps?tz=UTC", { chains }, { ahead: [pagesAlone] });
  const says = page.getByRole("region", { name: "What the numbers say" });
  const again = says.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  await expect.element(says.getByText("Nothing stands out.")).not.toBeInTheDocument();
  ask.mockRestore();
  await again.click();
  await expect.element(says.getByText("Nothing stands out.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});
