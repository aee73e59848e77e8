import "../../../ui/input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { parseSides } from "../../../analysis/comments/keyness.ts";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import type { FilterOption } from "../../../filters/options.ts";
import { isToldByChains } from "../../../filters/sliced-by.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { addDays } from "../../../lib/time/dates.ts";
import classes from "./column.module.css";

/** Days before and after all others. */
export const [EARLIEST, LATEST] = ["1970-01-01", "2999-12-31"] as const;

export type SidesKind = "score" | "change" | "touchpoint" | "survey" | "days" | "view";

interface CompareFormProps {
  /** What it offers first. */
  readonly first: SidesKind;
  readonly screen: Screen;
  /** Takes both sides as the command line writes them; undefined for detractors and promoters. */
  readonly onCompare: (sides: string | undefined) => void;
}

/** Of the fields, as many as any kind has. */
const NO_TEXTS: readonly string[] = ["", "", "", ""];

/** What was chosen as the command line writes it. */
function written(kind: string, [a = "", b = "", c = "", d = ""]: readonly string[]): string {
  switch (kind) {
    case "change":
      return a === "" ? "" : `${a}..${LATEST}:${EARLIEST}..${addDays(a, -1)}`;
    case "days":
      return `${a}..${b}:${c}..${d}`;
    case "view":
      return "here:rest";
    default:
      return `${kind}=${a}:${kind}=${b}`;
  }
}

/** Which two sides are compared. */
export function CompareForm({ first, screen, onCompare }: CompareFormProps) {
  const { t } = useLingui();
  const options = useFilterOptions();
  const [kind, setKind] = useState<string>(first);
  const [texts, setTexts] = useState(NO_TEXTS);
  const set = (at: number, text: string) => setTexts((was) => was.with(at, text));
  const kinds = useKinds(screen);
  const sides = kind === "score" ? undefined : written(kind, texts);
  const isUsable = sides === undefined || parseSides(sides) !== undefined;
  const places = options.onAsked?.["touchpoint"];
  const chosen = (at: number, label: string) => (
    <Select
      label={label}
      searchable
      data={[...(kind === "survey" ? options.surveys : options.touchpoints)]}
      value={texts[at] || null}
      onChange={(value) => set(at, value ?? "")}
      {...(places === undefined ? {} : { onDropdownOpen: places })}
    />
  );
  const day = (at: number, label: string) => (
    <TextInput
      type="date"
      label={label}
      value={texts[at] ?? ""}
      onChange={({ currentTarget }) => set(at, currentTarget.value)}
    />
  );
  return (
    <form
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) onCompare(sides);
      }}
    >
      <Select
        label={t`What to compare`}
        allowDeselect={false}
        data={[...kinds]}
        value={kind}
        onChange={(value) => {
          setKind(value ?? "score");
          setTexts(NO_TEXTS);
        }}
      />
      {kind === "change" ? day(0, t`Day of the change`) : null}
      {kind === "touchpoint" || kind === "survey" ? (
        <>
          {chosen(0, t`One side`)}
          {chosen(1, t`Other side`)}
        </>
      ) : null}
      {kind === "days" ? (
        <div className={classes["pairs"]}>
          {day(0, t`One side, from`)}
          {day(1, t`to`)}
          {day(2, t`Other side, from`)}
          {day(3, t`to`)}
        </div>
      ) : null}
      <Button type="submit" size="compact-sm" disabled={!isUsable}>{t`Compare these`}</Button>
    </form>
  );
}

/** What can be compared. */
function useKinds({ values }: Screen): readonly FilterOption[] {
  const { t } = useLingui();
  return [
    { value: "score", label: t`Detractors and promoters` },
    { value: "change", label: t`Since a day and before it` },
    { value: "touchpoint", label: t`Two touchpoints` },
    { value: "survey", label: t`Two surveys` },
    { value: "days", label: t`Two periods` },
    // What the API alone can tell of chains can't be looked for among all comments.
    ...(isToldByChains(values) ? [{ value: "view", label: t`In view and everything else` }] : []),
  ];
}
