import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { Stack, TextInput } from "@mantine/core";
import { createStore, useSelector, type Store } from "@tanstack/react-store";
import * as z from "zod/mini";
import { UNTOLD, type Untold } from "../../analysis/report-beside.ts";
import { keptOnDevice } from "../../lib/kept-on-device.ts";
import type { ToldByHand } from "../../reports/words.ts";

const PREFIX = "earshot.by-hand.";
const schema = z.record(z.string(), z.string());
const stores = new Map<string, Store<ToldByHand>>();

/** What was filled in last on this device for one API address. */
export function keptByHand(baseUrl: string): Store<ToldByHand> {
  const known = stores.get(baseUrl);
  if (known !== undefined) return known;
  const store = createStore<ToldByHand>(readKept(keptOnDevice(PREFIX + baseUrl)));
  store.subscribe((told) => {
    try {
      localStorage.setItem(PREFIX + baseUrl, JSON.stringify(told));
    } catch {
      // Then it lasts until the page is left.
    }
  });
  stores.set(baseUrl, store);
  return store;
}

function readKept(text: string | null): ToldByHand {
  try {
    const { data } = schema.safeParse(JSON.parse(text ?? "{}"));
    return Object.fromEntries(UNTOLD.flatMap((name) => (data?.[name] ? [[name, data[name]]] : [])));
  } catch {
    return {};
  }
}

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
