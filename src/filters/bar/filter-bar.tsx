import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { SlidersHorizontal } from "lucide-react";
import { lazy, useId, useState } from "react";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { activeFilters } from "../narrowing.ts";
import type { Screen } from "../use-screen.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterOptions } from "../options.ts";
import classes from "./filter-bar.module.css";

// The fields come with the kit's lists and popovers, which the first rows of a screen need not wait for.
const FilterFields = lazy(async () => ({
  default: (await import("./fields/filter-fields.tsx")).FilterFields,
}));

interface FilterBarProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** Everything a screen can be narrowed by. Holds nothing itself: the address does. */
export function FilterBar({ screen, options }: FilterBarProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = activeFilters(screen.values).length;
  return (
    <section className={classes["bar"]} aria-label={t`Filters`}>
      <Button
        className={classes["toggle"]}
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      <div id={id} className={classes["fields"]} data-open={open || undefined}>
        <AfterFirstContent>
          <FilterFields screen={screen} options={options} />
        </AfterFirstContent>
      </div>
      <FilterChips screen={screen} options={options} />
    </section>
  );
}
