import type { ReactNode } from "react";
import { FirstContent } from "./schedule/first-content.tsx";
import { returnFocus } from "./return-focus.ts";
import classes from "./emptiness.module.css";

interface EmptinessProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

/** Where there is nothing to show: what that means and what can be done. */
export function Emptiness({ title, detail, action }: EmptinessProps) {
  return (
    <div ref={returnFocus} className={classes["emptiness"]} role="status">
      <FirstContent />
      <p className={classes["title"]}>{title}</p>
      {detail === undefined ? null : <p className={classes["detail"]}>{detail}</p>}
      {action === undefined ? null : <div className={classes["action"]}>{action}</div>}
    </div>
  );
}
