import { i18n } from "@lingui/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ResponseChain } from "../contract/resources.ts";
import { chain, survey } from "../service/api/api-fixture.ts";
import { renderApp } from "../features/testing/render-app.tsx";
import { chainFilter } from "./chain-filter.ts";
import type * as Conditions from "./conditions.ts";
import type * as Fields from "./fields.ts";
import { readSearch } from "./search.ts";
import { sliceFilter } from "./sliced-by.ts";

/** The file of the descriptions with one more in it; nothing else is changed. */
vi.mock("./fields.ts", async (original) => {
  const { fields, ...rest } = await original<typeof Fields>();
  const [{ single }, { filter }] = await Promise.all([import("./field.ts"), import("./filter.ts")]);
  const lowerCase = single((text) => (/^[a-z]+$/.test(text) ? text : undefined));
  const browser = filter({
    on: ["responses", "nps"],
    codec: lowerCase,
    label: { id: "Browser" },
    control: { kind: "choice", options: () => [{ value: "firefox", label: "Firefox" }] },
    words: (name) => `Browser: ${name}`,
    toApiFilter: (name) => ({ touchpointId: name }),
    toSliceFilter: (name) => ({ touchpoint: [name] }),
    here: true,
  });
  return { ...rest, fields: { ...fields, browser } };
});

type Looked = Fields.ScreenValues & { readonly browser?: string };

/** And what must hold of a chain for it. */
vi.mock("./conditions.ts", async (original) => {
  const { conditionsOf } = await original<typeof Conditions>();
  const withBrowser = (values: Looked): readonly Conditions.Condition[] => [
    ...conditionsOf(values),
    ...(values.browser === undefined
      ? []
      : [
          {
            of: "browser",
            textOf: ({ metadata }: ResponseChain) => String(metadata["browser"]),
            accepts: (is: string) => is === values.browser,
          },
        ]),
  ];
  return {
    conditionsOf: withBrowser,
    fitting: (values: Looked) => {
      const conditions = withBrowser(values);
      return (each: ResponseChain) => conditions.every(({ textOf, accepts }) => accepts(textOf(each)));
    },
  };
});

test("a filter that is described in one place is read, asked for and sliced by", () => {
  const values = readSearch({ browser: "firefox" }, "nps");
  expect(values).toEqual({ browser: "firefox" });
  expect(readSearch({ browser: "4" }, "nps").unusable).toEqual([{ name: "browser", texts: ["4"] }]);
  expect(readSearch({ browser: "firefox" }, "survey").unusable).toHaveLength(1);
  expect(chainFilter(values, "UTC")).toEqual({ touchpointId: "firefox" });
  expect(sliceFilter(values, "UTC")).toEqual({ touchpoint: ["firefox"] });
});

test("it is offered, shown and taken away, and narrows the list", async () => {
  const chains = [
    chain({ _id: "a", touchpointId: "firefox", metadata: { browser: "firefox" } }),
    chain({ _id: "b", touchpointId: "firefox", metadata: { browser: "other" } }),
  ];
  await page.viewport(1280, 800);
  // The file that is replaced here is the one that this thread has: where there is no worker, this thread reads.
  vi.stubGlobal("Worker", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { screen, address } = await renderApp("/responses", { surveys: [survey()], chains });
  i18n.load("en", { Browser: ["Browser"] });
  const rows = screen.getByRole("table", { name: "Response chains" }).getByRole("row");
  await expect.element(rows).toHaveLength(3);
  await screen.getByRole("button", { name: "Add filter" }).click();
  await screen.getByRole("menuitem", { name: "Browser" }).click();
  await screen.getByRole("option", { name: "Firefox" }).click();
  await expect.poll(address).toBe("/responses?browser=firefox");
  await expect.element(rows).toHaveLength(2);
  await screen.getByRole("button", { name: "Remove Browser: firefox" }).click();
  await expect.poll(address).toBe("/responses");
  await expect.element(rows).toHaveLength(3);
});
