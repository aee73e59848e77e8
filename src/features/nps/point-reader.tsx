import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import classes from "./point-reader.module.css";

interface PointReaderProps {
  readonly label: string;
  /** What each point says, in words. */
  readonly texts: readonly string[];
  /** Enter on a point; left out where points do nothing. */
  readonly onPick: (index: number) => void;
}

/** Reads a chart point by point: one stop for the keyboard, arrow keys from there, Enter narrows to the point. */
export function PointReader({ label, texts, onPick }: PointReaderProps) {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const last = texts.length - 1;
  if (last < 0) return null;
  const index = Math.min(chosen ?? last, last);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - 10,
    PageUp: index + 10,
    Home: 0,
    End: last,
  };
  return (
    <div
      className={classes["reader"]}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={id}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={texts[index]}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (event.key === "Enter" || event.key === " ") onPick(index);
        else if (step === undefined) return;
        else setChosen(Math.max(0, Math.min(last, step)));
        event.preventDefault();
      }}
    >
      <span id={id} hidden>
        {t`Arrow keys go from point to point, Enter narrows everything to one`}
      </span>
      <span className={classes["mark"]} style={{ left: `${((index + 0.5) / texts.length) * 100}%` }} />
      <span className={classes["text"]} aria-hidden>
        {texts[index]}
      </span>
    </div>
  );
}
