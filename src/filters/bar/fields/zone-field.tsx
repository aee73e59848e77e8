import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { deviceTimeZone } from "../../../lib/time/time-zones.ts";

interface ZoneFieldProps {
  readonly zone: string;
  /** Undefined for the zone of this device, which an address leaves out. */
  readonly onChange: (zone: string | undefined) => void;
}

/** The zone that days begin and end in. */
export function ZoneField({ zone, onChange }: ZoneFieldProps) {
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
      onChange={(value) => onChange(value === null || value === own ? undefined : value)}
    />
  );
}
