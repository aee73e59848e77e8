import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { useState } from "react";
import { labelOf, type FilterOption } from "../options.ts";

interface TouchpointFieldProps {
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (touchpoint: string | undefined) => void;
}

/** Touchpoints by name, as met so far; an id that was typed or pasted is offered as it is. */
export function TouchpointField({ options, value, onChange }: TouchpointFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const known = (id: string) => options.some((option) => option.value === id || option.label === id);
  const id = typed.trim();
  const extra = [value, id].filter((text) => text !== undefined && text !== "" && !known(text));
  const data = [
    ...options,
    ...new Set(extra).values().map((text = "") => ({
      value: text,
      label: text === value ? labelOf(options, text) : t`Touchpoint with the id ${text}`,
    })),
  ];
  return (
    <Select
      label={t`Touchpoint`}
      placeholder={t`All`}
      data={data}
      value={value ?? null}
      searchable
      clearable
      limit={100}
      w={190}
      filter={({ options: all, search }) => {
        const wanted = search.trim().toLowerCase();
        return all.filter(
          (option) =>
            "value" in option &&
            (option.value === search.trim() || option.label.toLowerCase().includes(wanted)),
        );
      }}
      nothingFoundMessage={t`No touchpoint of this name so far`}
      onSearchChange={setTyped}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
