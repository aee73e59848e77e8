import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chains } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { moreTest } from "../../testing/more-test.ts";

test("an event may be of one touchpoint, and says so in the list", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => localStorage.clear());
  await renderApp("/nps?tz=UTC", { chains: chains(3, { touchpointName: "Helsinki" }) });
  const events = page.getByRole("region", { name: "Events" });
  await userEvent.click(events.getByRole("button", { name: "Add event" }));
  await events.getByLabelText("Event date").fill("2026-05-04");
  await events.getByLabelText("Event name").fill("New till");
  await userEvent.click(events.getByRole("combobox", { name: "Touchpoint" }));
  await userEvent.click(page.getByRole("option", { name: "Helsinki" }));
  await userEvent.click(events.getByRole("button", { name: "Save event" }));
  await expect.element(events.getByRole("listitem")).toMatchTextContent(/Helsinki/);
  await userEvent.click(events.getByRole("button", { name: "Edit New till" }));
  await expect.element(events.getByRole("combobox", { name: "Touchpoint" })).toHaveValue("Helsinki");
});

moreTest("a touchpoint that is not listed stands in the form by its id", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => localStorage.clear());
  await renderApp("/nps?tz=UTC", { chains: chains(3) });
  const events = page.getByRole("region", { name: "Events" });
  await expect.element(events).toBeVisible();
  const list = { events: [{ at: "2026-05-04", name: "Closed", touchpoint: "gone" }] };
  const file = new File([JSON.stringify(list)], "events.json");
  await userEvent.upload(document.querySelector('input[type="file"]') ?? document.body, file);
  await userEvent.click(events.getByRole("button", { name: "Edit Closed" }));
  await expect.element(events.getByRole("combobox", { name: "Touchpoint" })).toHaveValue("gone");
});
