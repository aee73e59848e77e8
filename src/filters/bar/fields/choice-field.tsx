import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import type { FilterOption } from "../options.ts";

interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly width?: number;
  readonly searchable?: boolean;
}

/** One of a few values, or all of them. */
export function ChoiceField({
  label,
  options,
  value,
  onChange,
  width = 130,
  searchable = false,
}: ChoiceFieldProps) {
  const { t } = useLingui();
  const missing = value !== undefined && !options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      placeholder={t`All`}
      data={missing ? [...options, { value, label: value }] : options}
      value={value ?? null}
      clearable
      searchable={searchable}
      w={width}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
