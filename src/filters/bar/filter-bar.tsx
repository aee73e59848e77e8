import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState, type CSSProperties } from "react";
import { AfterFirstContent } from "../../ui/schedule/first-content.tsx";
import { Late } from "../../ui/schedule/late-part.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ScreenName } from "../field.ts";
import { filterNamed } from "../field-names.ts";
import type { FilterName } from "../fields.ts";
import { activeFilters, filtersOn } from "../narrowing.ts";
import type { FilterOptions } from "../options.ts";
import type { Screen } from "../use-screen.ts";
import classes from "./filter-bar.module.css";

// The fields come with the kit's lists and popovers, which the first rows of a screen need not wait for.
const filterRow = async () => (await import("./fields/filter-row.tsx")).FilterRow;
const FilterSheet = lazy(async () => ({ default: (await import("./fields/filter-sheet.tsx")).FilterSheet }));

/** Pixels that fields and buttons of the row take at least, each with the gap beside it. */
const ROOM = { date: 225, field: 128, chip: 170, add: 122, clear: 130 };

interface FilterBarProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  /** How many responses match, where that is known. */
  readonly matching?: number | undefined;
}

/** Everything a screen can be narrowed by: one row, a sheet where there is no room. Holds nothing itself: the address does. */
export function FilterBar({ screen, options, matching }: FilterBarProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<boolean>();
  const active = activeFilters(screen.values);
  const count = active.length;
  return (
    <section aria-label={t`Filters`}>
      <div className={classes["toggle"]}>
        <AfterFirstContent>
          <ToolButton icon={SlidersHorizontal} count={count} onClick={() => setOpened(true)}>
            {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
          </ToolButton>
        </AfterFirstContent>
      </div>
      {opened === true ? null : (
        <div className={classes["row"]} style={leastRoom(screen.name, active)}>
          <AfterFirstContent>
            <Late of={filterRow} props={{ screen, options }} />
          </AfterFirstContent>
        </div>
      )}
      {opened === undefined ? null : (
        <Suspense>
          <FilterSheet
            screen={screen}
            options={options}
            matching={matching}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface RowStyle extends CSSProperties {
  readonly "--least": string;
}

const isAlways = (name: FilterName): boolean => filterNamed(name).control?.always !== undefined;

/** What the row takes at least in one line: by that its lines are known before its fields have come. */
function leastRoom(screen: ScreenName, active: readonly FilterName[]): RowStyle {
  const shown = [...filtersOn(screen).filter(isAlways), ...active.filter((name) => !isAlways(name))];
  const least = shown.reduce(
    (sum, name) => {
      const { control, apart = control === undefined } = filterNamed(name);
      return sum + (apart ? ROOM.chip : control?.kind === "date" ? ROOM.date : ROOM.field);
    },
    ROOM.add + (active.length === 0 ? 0 : ROOM.clear),
  );
  return { "--least": `${least}px` };
}
