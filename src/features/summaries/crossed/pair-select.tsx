import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import type { Crossable } from "./crossable.ts";
import classes from "./crossed.module.css";

interface PairSelectProps {
  readonly questions: readonly Crossable[];
  readonly pair: readonly [rows: Crossable, columns: Crossable];
  readonly onPair: (pair: readonly [rows: string, columns: string]) => void;
}

/** Which two questions; who chooses the other one once more turns the table on its side. */
export function PairSelect({ questions, pair, onPair }: PairSelectProps) {
  const { t } = useLingui();
  const [first, second] = pair.map(({ id }) => id);
  if (first === undefined || second === undefined) return null;
  const settings = {
    wrapperProps: SCREEN_ONLY,
    data: questions.map(({ id, title }) => ({ value: id, label: title })),
    allowDeselect: false,
  };
  return (
    <div className={classes["choices"]}>
      <Select
        {...settings}
        label={t`Rows`}
        value={first}
        onChange={(id) => onPair([id ?? first, id === second ? first : second])}
      />
      <Select
        {...settings}
        label={t`Columns`}
        value={second}
        onChange={(id) => onPair([id === first ? second : first, id ?? second])}
      />
    </div>
  );
}
