import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { type Opening, Sheet } from "../../../ui/dialog.tsx";
import { filterNamed } from "../../field-names.ts";
import { filtersOn } from "../../narrowing.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { isOffered, useOptionsWithCodes } from "../../use-codebook.ts";
import { DaysField } from "./days-field.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterField } from "./filter-field.tsx";
import classes from "./filter-sheet.module.css";

interface FilterSheetProps extends Opening {
  readonly screen: Screen;
  readonly options: FilterOptions;
  readonly matching: number | undefined;
}

/** All filters of a screen, one below the other, from below; what is changed shows behind it at once. */
export function FilterSheet({ screen, options: given, matching, opened, onClose }: FilterSheetProps) {
  const options = useOptionsWithCodes(given);
  const { t } = useLingui();
  const names = filtersOn(screen.name);
  return (
    <Sheet opened={opened} onClose={onClose} size="auto" title={t`Filters`}>
      <div className={classes["fields"]}>
        {names.includes("from") ? <DaysField screen={screen} options={options} stacked /> : null}
        {names
          .filter((name) => filterNamed(name).control !== undefined && isOffered(name, options))
          .map((name) => (
            <FilterField key={name} name={name} screen={screen} options={options} />
          ))}
        <FilterChips screen={screen} options={options} />
      </div>
      <Button fullWidth className={classes["apply"]} onClick={onClose}>
        {matching === undefined
          ? t`Show what matches`
          : screen.name === "comments"
            ? t`${plural(matching, { one: "Show # comment", other: "Show # comments" })}`
            : t`${plural(matching, { one: "Show # response", other: "Show # responses" })}`}
      </Button>
    </Sheet>
  );
}
