import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { returnFocus } from "../../ui/return-focus.ts";
import { withoutFilters } from "../narrowing.ts";
import type { Screen } from "../use-screen.ts";
import type { FilterOptions } from "../options.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import classes from "./filter-bar.module.css";

interface FilterChipsProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** Every filter in force, each with a button that takes it away. After the last the keyboard goes on at the heading. */
export function FilterChips({ screen, options }: FilterChipsProps) {
  "use no memo"; // Few filters are in force: to remember each would cost more than it saves.
  const { t } = useLingui();
  const chips = useFiltersInForce(screen, options);
  if (chips.length === 0) return null;
  return (
    <div ref={returnFocus} className={classes["chips"]}>
      {chips.map(({ key, text, patch }) => (
        <span key={key} className={classes["chip"]}>
          <span className={classes["chipText"]}>{text}</span>
          <button
            type="button"
            className={classes["remove"]}
            aria-label={t`Remove ${text}`}
            onClick={(event) => {
              focusBeside(event);
              screen.change(patch);
            }}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => screen.change(withoutFilters)}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}

/** A chip goes with its button: the keyboard goes on at the next one, or the one before. */
function focusBeside({ currentTarget: { parentElement: chip } }: MouseEvent): void {
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling];
  beside
    .map((other) => other?.querySelector("button"))
    .find((button) => button)
    ?.focus();
}
