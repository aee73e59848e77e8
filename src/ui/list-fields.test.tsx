import { MantineProvider } from "@mantine/core";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MultiSelect, Select } from "./list-fields.tsx";

const field = page.getByRole("combobox", { name: "Places" });
const optionsDrawn = () => document.querySelectorAll("[role=option]").length;

/** Away from where the pointer is at first. */
const shown = (list: ReactElement) =>
  render(
    <MantineProvider>
      <div style={{ padding: 200 }}>{list}</div>
    </MantineProvider>,
  );

const FIELD = { "aria-label": "Places", data: ["Espoo", "Turku"], openOnFocus: false } as const;

test.each([
  ["one", <Select key="one" {...FIELD} data={[...FIELD.data]} />],
  ["many", <MultiSelect key="many" {...FIELD} data={[...FIELD.data]} />],
])("options of a list of %s are drawn once the pointer is at the field", async (_, list) => {
  await shown(list);
  expect(optionsDrawn()).toBe(0);
  await field.hover();
  await expect.poll(optionsDrawn).toBe(2);
  await field.unhover();
});

test("the first arrow key finds the option that is chosen, and the next one chooses", async () => {
  await shown(<Select {...FIELD} data={[...FIELD.data]} defaultValue="Espoo" />);
  await userEvent.tab();
  expect(optionsDrawn()).toBe(2);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Turku");
});
