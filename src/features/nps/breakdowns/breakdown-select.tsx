import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import type { BreakdownName } from "../view/breakdown-name.ts";

interface BreakdownSelectProps {
  readonly value: BreakdownName;
  readonly onChange: (name: BreakdownName) => void;
}

/** What the score is broken down by. */
export function BreakdownSelect({ value, onChange }: BreakdownSelectProps) {
  const { t } = useLingui();
  const data: readonly { readonly value: BreakdownName; readonly label: string }[] = [
    { value: "touchpoint", label: t`Touchpoint` },
    { value: "survey", label: t`Survey` },
    { value: "team", label: t`Team` },
    { value: "language", label: t`Language` },
    { value: "metadata", label: t`Metadata` },
    { value: "answer", label: t`Answer` },
  ];
  return (
    <Select
      aria-label={t`Break down by`}
      wrapperProps={SCREEN_ONLY}
      data={data}
      value={value}
      allowDeselect={false}
      w={150}
      onChange={(next) => {
        const name = data.find((option) => option.value === next)?.value;
        if (name !== undefined) onChange(name);
      }}
    />
  );
}
