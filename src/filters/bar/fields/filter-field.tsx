import "../../../ui/choice-styles.ts";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useLingui } from "@lingui/react/macro";
import { MultiSelect, Select, TagsInput } from "@mantine/core";
import { textsOf } from "../../field.ts";
import { filterNamed } from "../../field-names.ts";
import type { FilterName } from "../../fields.ts";
import { patchOf } from "../../narrowing.ts";
import type { FilterOption, FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";

interface FilterFieldProps {
  readonly name: FilterName;
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** What a filter is set with, as it is described. */
export function FilterField({ name, screen, options }: FilterFieldProps) {
  const { t, i18n } = useLingui();
  const { label, control, read } = filterNamed(name);
  if (control === undefined) return null;
  const say = i18n._.bind(i18n);
  const offered = control.options?.({ say, options }) ?? [];
  const chosen = textsOf(screen.values[name]);
  const shared = { label: say(label), clearable: true, limit: MOST } as const;
  const change = (texts: readonly string[]) => screen.change(patchOf(name, texts));
  const placeholder = chosen.length === 0 ? t`All` : "";
  switch (control.kind) {
    case "date":
      return null;
    case "choice":
      return (
        <Select
          {...shared}
          placeholder={t`All`}
          data={withChosen(offered, chosen)}
          value={chosen[0] ?? null}
          searchable
          w={170}
          onChange={(next) => change(next === null ? [] : [next])}
        />
      );
    case "choices":
      return (
        <MultiSelect
          {...shared}
          placeholder={placeholder}
          data={withChosen(offered, chosen)}
          value={[...chosen]}
          searchable
          w={230}
          onChange={change}
        />
      );
    case "terms":
      return (
        <TagsInput
          {...shared}
          placeholder={chosen.length === 0 ? t`key=value` : ""}
          data={offered.map(({ value }) => value)}
          value={[...chosen]}
          w={230}
          onChange={(next) => change(next.filter((text) => read([text]) !== undefined))}
        />
      );
  }
}

/** Options shown at once; the others are found by typing. */
const MOST = 100;

/** What is chosen is offered too, under its id where nobody has met its name. */
const withChosen = (options: readonly FilterOption[], chosen: readonly string[]): FilterOption[] => [
  ...options,
  ...chosen
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: value })),
];
