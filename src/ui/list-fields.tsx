// The kit's fields that choose from a list. Its options are drawn once the pointer or the keyboard is at the field: an
// arrow key finds them then, and no screen draws lists that are never opened.
import { MultiSelect as KitMultiSelect, Select as KitSelect } from "@mantine/core";
import type { MultiSelectProps, SelectProps } from "@mantine/core";
import { useState } from "react";

export const Select = (props: SelectProps) => <KitSelect {...props} {...useOptionsWhenNear(props)} />;

export const MultiSelect = (props: MultiSelectProps) => (
  <KitMultiSelect {...props} {...useOptionsWhenNear(props)} />
);

function useOptionsWhenNear({ comboboxProps, onFocus }: Pick<SelectProps, "comboboxProps" | "onFocus">) {
  const [isNear, setNear] = useState(false);
  return {
    comboboxProps: { shadow: "md", ...comboboxProps, keepMounted: isNear },
    onPointerEnter: () => setNear(true),
    onFocus: (event) => {
      setNear(true);
      onFocus?.(event);
    },
  } satisfies Partial<SelectProps>;
}
