import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover, Select } from "@mantine/core";
import { CalendarDays } from "lucide-react";
import { Suspense, useState } from "react";
import type { DateRange } from "../../../lib/time/dates.ts";
import { deviceTimeZone } from "../../../lib/time/time-zones.ts";
import calendarClasses from "./calendar.module.css";
import { lazily } from "../../../ui/schedule/late-part.tsx";

const Calendar = lazily(async () => (await import("./calendar.tsx")).Calendar);

export interface CalendarButtonProps {
  readonly range: DateRange;
  readonly zone: string;
  readonly onRange: (range: DateRange) => void;
  /** Undefined for the zone of this device, which an address leaves out. */
  readonly onZone: (zone: string | undefined) => void;
  /** The name of the field that it stands in, where it does. */
  readonly within?: string;
}

/** Opens a calendar beside the typed dates; there the zone of the days is shown and chosen too. */
export function CalendarButton({ range, zone, onRange, onZone, within }: CalendarButtonProps) {
  const { t } = useLingui();
  const name = t`Open calendar`;
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant={within === undefined ? "default" : "subtle"}
          color="gray"
          size={36}
          aria-label={within === undefined ? name : `${name} (${within})`}
          onClick={() => setOpen((was) => !was)}
        >
          <CalendarDays size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t`Choose dates`}
        aria-labelledby={undefined}
        className={calendarClasses["calendar"]}
      >
        {/* All at once: the first field there is takes the focus. */}
        <Suspense fallback={<div className={calendarClasses["coming"]} />}>
          <div className={calendarClasses["month"]}>
            <Calendar
              range={range}
              onChange={(next) => {
                setOpen(false);
                onRange(next);
              }}
            />
          </div>
          <ZoneField zone={zone} onZone={onZone} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The zone that days begin and end in. */
function ZoneField({ zone, onZone }: Pick<CalendarButtonProps, "zone" | "onZone">) {
  const { t } = useLingui();
  const own = deviceTimeZone();
  const zones = [...new Set([own, "UTC", zone, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Select
      label={t`Time zone`}
      data={zones}
      value={zone}
      searchable
      limit={50}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => onZone(value === null || value === own ? undefined : value)}
    />
  );
}
