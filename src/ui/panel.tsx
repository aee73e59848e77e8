import { useId, type ReactNode } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  readonly title: string;
  /** What belongs on the heading's line, such as a control of this panel alone. */
  readonly aside?: ReactNode;
  /** True where there is nothing in it yet that is worth paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** One part of a screen with a heading; a region that carries its name. */
export function Panel({ title, aside, screenOnly = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes["panel"]} aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <div className={classes["head"]}>
        <h2 id={id} className={classes["title"]}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
