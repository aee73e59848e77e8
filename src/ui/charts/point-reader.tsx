import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useDirection } from "../../i18n/use-formats.ts";
import classes from "./point-reader.module.css";

interface PointReaderProps {
  readonly label: string;
  /** What each point says, in words. */
  readonly texts: readonly string[];
  /** Enter on a point; left out where points do nothing. */
  readonly onPick?: (index: number) => void;
  /** Where points stand in rows, how many in each: the keys for up and down go from row to row. */
  readonly perRow?: number;
  /** Told of the point that is read, undefined for none: who puts points in rows marks it. */
  readonly onRead?: (index: number | undefined) => void;
}

/** Reads a chart point by point: one stop for the keyboard, arrow keys from there, Enter narrows to the point. */
export function PointReader({ label, texts, onPick, perRow, onRead }: PointReaderProps) {
  const { t } = useLingui();
  const id = useId();
  const direction = useDirection();
  const [chosen, setChosen] = useState<number>();
  const last = texts.length - 1;
  if (last < 0) return null;
  const index = Math.min(chosen ?? (perRow === undefined ? last : 0), last);
  const forwards = direction === "rtl" ? -1 : 1;
  const upwards = perRow === undefined ? 1 : -perRow;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - forwards,
    ArrowDown: index - upwards,
    ArrowRight: index + forwards,
    ArrowUp: index + upwards,
    PageDown: index - 10,
    PageUp: index + 10,
    Home: 0,
    End: last,
  };
  return (
    <div
      className={classes["reader"]}
      data-rows={perRow !== undefined || undefined}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={id}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={texts[index]}
      onFocus={() => onRead?.(index)}
      onBlur={() => onRead?.(undefined)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (onPick !== undefined && (event.key === "Enter" || event.key === " ")) onPick(index);
        else if (step === undefined) return;
        else {
          const next = Math.max(0, Math.min(last, step));
          setChosen(next);
          onRead?.(next);
        }
        event.preventDefault();
      }}
    >
      <span id={id} hidden>
        {onPick === undefined
          ? t`Arrow keys go from point to point`
          : t`Arrow keys go from point to point, Enter narrows everything to one`}
      </span>
      {perRow === undefined ? (
        <span
          className={classes["mark"]}
          style={{ insetInlineStart: `${((index + 0.5) / texts.length) * 100}%` }}
        />
      ) : null}
      <span className={classes["text"]} aria-hidden>
        {texts[index]}
      </span>
    </div>
  );
}
