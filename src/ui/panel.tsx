import { useId, type ReactNode } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  readonly title: string;
  /** What belongs on the heading's line, such as a control of this panel alone. */
  readonly aside?: ReactNode;
  /** True where it is part of a card that names it: its heading is printed, and read aloud. */
  readonly within?: boolean;
  /** True where there is nothing in it yet that is worth paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** One part of a screen with a heading; a region that carries its name. */
export function Panel({ title, aside, within = false, screenOnly = false, children }: PanelProps) {
  const id = useId();
  const Heading = within ? "h3" : "h2";
  return (
    <section
      className={classes["panel"]}
      data-card
      aria-labelledby={id}
      data-within={within || undefined}
      data-screen-only={screenOnly || undefined}
    >
      <div className={classes["head"]}>
        <Heading id={id} className={classes["title"]}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
