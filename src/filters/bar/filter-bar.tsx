import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import { activeFilters } from "../narrowing.ts";
import type { FilterOptions } from "../options.ts";
import type { Screen } from "../use-screen.ts";
import classes from "./filter-bar.module.css";

// The fields come with the kit's lists and popovers, which the first rows of a screen need not wait for.
const FilterRow = lazy(async () => ({ default: (await import("./fields/filter-row.tsx")).FilterRow }));
const FilterSheet = lazy(async () => ({ default: (await import("./fields/filter-sheet.tsx")).FilterSheet }));

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
  const count = activeFilters(screen.values).length;
  return (
    <section aria-label={t`Filters`}>
      <div className={classes["toggle"]}>
        <ToolButton icon={SlidersHorizontal} count={count} onClick={() => setOpened(true)}>
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </ToolButton>
      </div>
      {opened === true ? null : (
        <div className={classes["row"]}>
          <AfterFirstContent>
            <FilterRow screen={screen} options={options} />
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
