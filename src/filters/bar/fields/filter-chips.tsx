import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import { returnFocus } from "../../../ui/return-focus.ts";
import { filterNamed } from "../../field-names.ts";
import { withoutFilters } from "../../narrowing.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import { RemoveButton } from "./control-box.tsx";
import classes from "./filter-chips.module.css";

interface FilterChipsProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  readonly onClear?: () => void;
}

/** The filters in force that no field shows, each with a button that takes it away; and one for all there are. */
export function FilterChips({ screen, options, onClear }: FilterChipsProps) {
  "use no memo"; // Few filters are in force: to remember each would cost more than it saves.
  const inForce = useFiltersInForce(screen, options);
  if (inForce.length === 0) return null;
  const chips = inForce.filter(({ name }) => {
    const { control, chipPerValue } = filterNamed(name);
    return control === undefined || chipPerValue === true;
  });
  return (
    <div ref={returnFocus} className={classes["chips"]} data-printed>
      {chips.map(({ key, text, patch }) => (
        <span key={key} className={classes["chip"]}>
          <span className={classes["chipText"]}>{text}</span>
          <RemoveButton
            text={text}
            onPress={(event) => {
              focusBeside(event);
              screen.change(patch);
            }}
          />
        </span>
      ))}
      <Button
        variant="subtle"
        onClick={() => {
          onClear?.();
          screen.change(withoutFilters);
        }}
      >
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}

/** A chip goes with its button: the keyboard goes on at the next one, or the one before. */
function focusBeside({ currentTarget: { parentElement: chip } }: MouseEvent): void {
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling];
  beside
    .map((other) => (other instanceof HTMLButtonElement ? other : other?.querySelector("button")))
    .find((button) => button)
    ?.focus();
}
