import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionContext } from "../../../client/connection.ts";
import { activateInterfaceLanguage } from "../../../i18n/interface-language.ts";
import { withoutWorker } from "../../testing/without-worker.ts";
import { FindingProgress } from "./finding-progress.tsx";
import { whileLooking } from "./looking.ts";

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
