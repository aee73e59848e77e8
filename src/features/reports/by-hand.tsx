import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { Stack, TextInput } from "@mantine/core";
import { useSelector, type Store } from "@tanstack/react-store";
import { UNTOLD, type ToldByHand, type Untold } from "../../analysis/report-beside.ts";

/** What the API does not tell of the respondents, for the report's last part. */
export function ByHand({ kept, disabled }: { readonly kept: Store<ToldByHand>; readonly disabled: boolean }) {
  const { t } = useLingui();
  const told = useSelector(kept);
  const labels: Readonly<Record<Untold, string>> = {
    population: t`Population: who was asked`,
    recruitment: t`Recruitment: how they were asked`,
    "response rate": t`Response rate`,
    sponsor: t`Sponsor`,
  };
  return (
    <Stack gap="xs">
      {UNTOLD.map((name) => (
        <TextInput
          key={name}
          label={labels[name]}
          value={told[name] ?? ""}
          disabled={disabled}
          maxLength={300}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            kept.setState((was) => ({ ...was, [name]: value }));
          }}
        />
      ))}
    </Stack>
  );
}
