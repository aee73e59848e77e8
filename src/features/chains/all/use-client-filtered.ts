import { createStore, useSelector } from "@tanstack/react-store";
import { useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import { isNarrowedHere } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { withAllWords } from "../../../i18n/interface-language.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";
import type * as Code from "./client-filtering.tsx";
import { lazily } from "../../../ui/schedule/late-part.tsx";

export type ClientFiltered = NonNullable<ReturnType<typeof useClientFiltered>>;

/** What reads on comes when something is looked for. */
const late = createStore<typeof Code | undefined>(undefined);

export const ClientFiltering = lazily(async () => {
  const code = await withAllWords(import("./client-filtering.tsx"));
  late.setState(() => code);
  return code.ClientFiltering;
});

const NO_STATE = createStore<AllRowsState | undefined>(undefined);
const NEVER = createStore(0);

/** The page of what is looked for in the list. Undefined where the API can be asked, and until the code is here. */
export function useClientFiltered({ values, zone }: Screen) {
  const connection = useConnection();
  const code = useSelector(late);
  const generation = useSelector(code?.rowsGeneration(connection) ?? NEVER);
  const all =
    code !== undefined && isNarrowedHere(values)
      ? code.allRowsFor(connection, code.rowsQuery({ values, zone }), generation)
      : undefined;
  const state = useSelector<AllRowsState | undefined>(all?.store ?? NO_STATE);
  const version = useSelector(all?.rows.version ?? NEVER);
  const [stopped, setStopped] = useState<AllRows>();
  if (code === undefined || all === undefined || state === undefined) return undefined;
  return {
    ...code.clientFilteredPage(all, state, { page: values.page ?? 1, isStopped: stopped === all, version }),
    /** Whether a chain is one that is looked for, as far as that is known before codes are. */
    fits: values.code === undefined ? code.fitting(values) : () => false,
    stop: () => setStopped(all),
    goOn: () => setStopped(undefined),
    readAgain: () => code.forgetRows(connection),
  };
}
