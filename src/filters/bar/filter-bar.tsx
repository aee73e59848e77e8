import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState, type CSSProperties } from "react";
import { AfterFirstContent } from "../../ui/schedule/first-content.tsx";
import { Late, lazily } from "../../ui/schedule/late-part.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import { filterNamed } from "../field-names.ts";
import type { FilterName } from "../fields.ts";
import { activeFilters, filtersOn } from "../narrowing.ts";
import type { FilterOptions } from "../options.ts";
import type { Screen } from "../use-screen.ts";
import classes from "./filter-bar.module.css";

// The fields come with the kit's lists and popovers, which the first rows of a screen need not wait for.
const filterRow = async () => (await import("./fields/filter-row.tsx")).FilterRow;
const FilterSheet = lazily(async () => (await import("./fields/filter-sheet.tsx")).FilterSheet);

/** Pixels that a field or a chip takes at least, with the gap beside it; a chip more for each character of its value. */
const ROOM = { field: 128, chip: 208, character: 8 };

/** Pixels that the dates and the button beside the fields take by the words of a language; and the button after them. */
const WORDS: Readonly<Record<string, readonly [always: number, clear: number]>> = {
  ar: [589, 171],
  en: [538, 122],
  es: [645, 133],
  fi: [650, 101],
  fr: [633, 164],
  sv: [614, 121],
};
/** In German. */
const LONGEST_WORDS = [681, 182] as const;

interface FilterBarProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  /** How many responses match, on Comments how many comments, where that is known. */
  readonly matching?: number | undefined;
}

/** Everything a screen can be narrowed by: one row, a sheet where there is no room. Holds nothing itself: the address does. */
export function FilterBar({ screen, options, matching }: FilterBarProps) {
  const { t, i18n } = useLingui();
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
        <div className={classes["row"]} style={leastRoom(screen, active, i18n.locale)}>
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

const hasBarPlace = (name: FilterName): boolean => filterNamed(name).control?.barPlace !== undefined;

/** The row's least width on one line, so that its lines are known before its fields have come. */
function leastRoom({ name: on, values }: Screen, active: readonly FilterName[], locale: string): RowStyle {
  const [always, clear] = WORDS[locale] ?? LONGEST_WORDS;
  const shown = [...filtersOn(on).filter(hasBarPlace), ...active.filter((name) => !hasBarPlace(name))];
  const least = shown.reduce(
    (sum, name) => {
      const { control, chipPerValue = control === undefined } = filterNamed(name);
      if (chipPerValue) return sum + ROOM.chip + ROOM.character * String(values[name]).length;
      return control?.kind === "date" ? sum : sum + ROOM.field;
    },
    always + (active.length === 0 ? 0 : clear),
  );
  return { "--least": `${least}px` };
}
