import { useLingui, Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { PeriodUnit } from "../../lib/time/periods.ts";

interface PeriodUnitSelectProps {
  readonly unit: PeriodUnit;
  /** What suits the range. */
  readonly ownUnit: PeriodUnit;
  readonly units: readonly PeriodUnit[];
  /** Undefined goes back to the range's own. */
  readonly onUnit: (unit: PeriodUnit | undefined) => void;
}

/** Days, weeks, months or quarters; those that would make too many points are not offered. */
export function PeriodUnitSelect({ unit, ownUnit, units, onUnit }: PeriodUnitSelectProps) {
  const { t } = useLingui();
  const names: readonly (readonly [PeriodUnit, string])[] = [
    ["day", t`Day`],
    ["week", t`Week`],
    ["month", t`Month`],
    ["quarter", t`Quarter`],
  ];
  return (
    <Button.Group aria-label={t`One point for each`}>
      {names.map(([value, name]) => (
        <Button
          key={value}
          variant="default"
          size="compact-sm"
          aria-pressed={value === unit}
          disabled={!units.includes(value)}
          onClick={() => onUnit(value === ownUnit ? undefined : value)}
        >
          {name}
        </Button>
      ))}
    </Button.Group>
  );
}

/** What the note below a chart over time ends with where there may be answers that were not read. */
export const UnreadPeriods = () => (
  <>
    {" "}
    <Trans>Not everything has been read: there may be more answers in every period.</Trans>
  </>
);
