import { Select, type ComboboxItem, type SelectProps } from "@mantine/core";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";

interface ChoiceOfOneProps extends Pick<SelectProps, "placeholder" | "comboboxProps" | "w"> {
  readonly label: string;
  readonly data: readonly (string | ComboboxItem)[];
  /** Undefined while nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The choice of what rows of a breakdown are, where there are several things to break down by. */
export const ChoiceOfOne = ({ label, data, value, onChange, ...rest }: ChoiceOfOneProps) => (
  <Select
    {...rest}
    aria-label={label}
    wrapperProps={SCREEN_ONLY}
    data={[...data]}
    value={value ?? null}
    searchable
    clearable
    onChange={(chosen) => onChange(chosen ?? undefined)}
  />
);
