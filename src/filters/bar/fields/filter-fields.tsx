import { filterNamed } from "../../field-names.ts";
import { filtersOn } from "../../narrowing.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { DaysField } from "./days-field.tsx";
import { FilterField } from "./filter-field.tsx";

interface FilterFieldsProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** One field for each filter; a change goes to the address at once. */
export function FilterFields({ screen, options }: FilterFieldsProps) {
  const names = filtersOn(screen.name);
  const kindOf = (name: (typeof names)[number]) => filterNamed(name).control?.kind;
  return (
    <>
      {names.some((name) => kindOf(name) === "date") ? <DaysField screen={screen} /> : null}
      {names
        .filter((name) => kindOf(name) !== undefined && kindOf(name) !== "date")
        .map((name) => (
          <FilterField key={name} name={name} screen={screen} options={options} />
        ))}
    </>
  );
}
