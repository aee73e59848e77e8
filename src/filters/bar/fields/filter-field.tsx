import "../../../ui/input-styles.ts";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, MultiSelect, Select, TagsInput, type ComboboxItem } from "@mantine/core";
import { useState } from "react";
import { textsOf } from "../../field.ts";
import { filterNamed } from "../../field-names.ts";
import type { FilterName } from "../../fields.ts";
import { patchOf } from "../../narrowing.ts";
import { labelOf, looksLikeId, withChosen, type FilterOptions, type NamesRead } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import { ControlBox } from "./control-box.tsx";
import classes from "./control.module.css";

interface FilterFieldProps {
  readonly name: FilterName;
  readonly screen: Screen;
  readonly options: FilterOptions;
  /** True where it has just been asked for. */
  readonly open?: boolean;
}

/** Options shown at once; the others are found by typing. */
const MOST = 100;

const fits = ({ value, label }: ComboboxItem, search: string): boolean =>
  value === search.trim() || label.toLowerCase().includes(search.trim().toLowerCase());

/** What a filter is set with, as it is described. */
export function FilterField({ name, screen, options, open = false }: FilterFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const inForce = useFiltersInForce(screen, options).find((each) => each.name === name);
  const { label, control, read, chipPerValue } = filterNamed(name);
  if (control === undefined || control.kind === "date") return null;
  const said = i18n._(label);
  const offered = control.options?.({ say: i18n._.bind(i18n), options }) ?? [];
  const chosen = textsOf(screen.values[name]);
  const isNew = looksLikeId(typed.trim()) && !offered.some(({ label: met }) => met === typed.trim());
  const typedId = control.ids === true && isNew ? [typed.trim()] : [];
  const data = withChosen(withChosen(offered, chosen), typedId, (id) => t`With the id ${id}`);
  const change = (texts: readonly string[]) => screen.change(patchOf(name, texts));
  const field = {
    "aria-label": said,
    className: classes["field"],
    variant: "unstyled",
    limit: MOST,
    autoFocus: open,
    defaultDropdownOpened: open,
    comboboxProps: { width: 280, position: "bottom-start", shadow: "md" },
    onFocus: options.onAsked?.[name],
    // What takes the choice away stands there then.
    ...(chosen.length === 0 ? {} : { rightSection: <span />, rightSectionWidth: 4 }),
  } as const;
  const all = t`All`;
  const noneFound = <NothingFound names={options.names?.[name]} />;
  const many = {
    ...field,
    value: [...chosen],
    classNames: { input: classes["input"], pillsList: classes["pills"], pill: classes["pill"] },
    renderPill: ({ value = "" }) => <span className={classes["pill"]}>{labelOf(data, value)}</span>,
    w: chosen.length === 0 ? 90 : 170,
  };
  return (
    <ControlBox
      label={said}
      text={chipPerValue === true ? undefined : inForce?.text}
      onRemove={() => change([])}
    >
      {control.kind === "choice" ? (
        <Select
          {...field}
          classNames={{ input: classes["input"] }}
          placeholder={all}
          data={data}
          value={chosen[0] ?? null}
          searchable
          onSearchChange={setTyped}
          filter={({ options: given, search }) =>
            given.filter((option) => "value" in option && fits(option, search))
          }
          nothingFoundMessage={noneFound}
          w={`calc(${Math.min(20, Math.max(4, chosen[0] === undefined ? all.length : labelOf(data, chosen[0]).length))}ch + ${chosen.length === 0 ? 44 : 14}px)`}
          onChange={(next) => change(next === null ? [] : [next])}
        />
      ) : control.kind === "choices" ? (
        <MultiSelect
          {...many}
          placeholder={chosen.length === 0 ? t`All` : ""}
          data={data}
          searchable
          nothingFoundMessage={noneFound}
          onChange={change}
        />
      ) : (
        <TagsInput
          {...many}
          placeholder={chosen.length === 0 ? t`key=value` : ""}
          data={offered.map(({ value }) => value)}
          onChange={(next) => change(next.filter((text) => read([text]) !== undefined))}
        />
      )}
    </ControlBox>
  );
}

function NothingFound({ names }: { readonly names: NamesRead | undefined }) {
  const { t } = useLingui();
  const sought = names?.sought;
  if (names?.isUnread === true)
    return (
      <>
        <span role="status">{t`More names could not be read.`}</span>{" "}
        <Button variant="default" size="compact-sm" onClick={() => void names.readAgain()}>
          {t`Try again`}
        </Button>
      </>
    );
  if (sought === undefined) return <span role="status">{t`No name matches.`}</span>;
  return (
    <span role="status">
      {sought.responses === undefined
        ? t`Looking for more names…`
        : t`${plural(sought.responses, { one: "None in the only response checked", other: "None in the # responses checked so far" })}`}
    </span>
  );
}
