import { DirectionProvider } from "@mantine/core";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { useDirection } from "./use-formats.ts";

function Told() {
  return <output>{useDirection()}</output>;
}

afterEach(() => document.documentElement.removeAttribute("dir"));

test("the direction is the document's, and follows it", async () => {
  await render(
    <DirectionProvider>
      <Told />
    </DirectionProvider>,
  );
  const told = page.getByRole("status");
  await expect.element(told).toHaveTextContent("ltr");
  document.documentElement.dir = "rtl";
  await expect.element(told).toHaveTextContent("rtl");
  document.documentElement.dir = "ltr";
  await expect.element(told).toHaveTextContent("ltr");
});
