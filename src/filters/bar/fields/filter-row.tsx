import { useState } from "react";
import { isOffered, useOptionsWithCodes } from "../../use-codebook.ts";
import { filterNamed } from "../../field-names.ts";
import type { FilterName } from "../../fields.ts";
import { activeFilters, filtersOn } from "../../narrowing.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { DaysField } from "./days-field.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterField } from "./filter-field.tsx";
import "@mantine/core/styles/Menu.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import { Plus } from "lucide-react";

interface FilterRowProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

const controlOf = (name: FilterName) => filterNamed(name).control;
const hasChips = (name: FilterName) => filterNamed(name).chipPerValue === true;
const placeOf = (name: FilterName) => controlOf(name)?.barPlace;

/** The fields that are always there, those of filters in force, and those that were added; a change goes to the address at once. */
export function FilterRow({ screen, options: given }: FilterRowProps) {
  const options = useOptionsWithCodes(given);
  const [added, setAdded] = useState<readonly FilterName[]>([]);
  const known = filtersOn(screen.name);
  const active = activeFilters(screen.values);
  const withField = known.filter(
    (name) => controlOf(name) !== undefined && controlOf(name)?.kind !== "date" && isOffered(name, options),
  );
  const always = withField
    .filter((name) => placeOf(name) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  const others = withField.filter((name) => !always.includes(name));
  // What was added stays where it was put.
  const shown = [
    ...added,
    ...others.filter((name) => active.includes(name) && !added.includes(name) && !hasChips(name)),
  ];
  return (
    <>
      {known.includes("from") ? <DaysField screen={screen} options={options} /> : null}
      {[...always, ...shown].map((name) => (
        <FilterField
          key={name}
          name={name}
          screen={screen}
          options={options}
          open={added.includes(name) && !active.includes(name)}
        />
      ))}
      {others.length === 0 ? null : (
        <AddFilter
          names={others.filter((name) => !shown.includes(name))}
          onAdd={(name) => setAdded([...added, name])}
        />
      )}
      <FilterChips screen={screen} options={options} onClear={() => setAdded([])} />
    </>
  );
}

interface AddFilterProps {
  readonly names: readonly FilterName[];
  readonly onAdd: (name: FilterName) => void;
}

/** Lists the filters that are not in the row yet; the one that is picked comes into it. */
function AddFilter({ names, onAdd }: AddFilterProps) {
  const { i18n } = useLingui();
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="subtle" leftSection={<Plus size={16} aria-hidden />} disabled={names.length === 0}>
          <Trans>Add filter</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {i18n._(filterNamed(name).label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
