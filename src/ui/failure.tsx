import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FirstContent } from "./first-content.tsx";
import { returnFocus } from "./return-focus.ts";
import classes from "./notice.module.css";

interface FailureProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

/** Something did not work: said at once to a screen reader, with what can be done. */
export function Failure({ title, detail, action }: FailureProps) {
  return (
    <div ref={returnFocus} className={classes["notice"]} data-tone="failure" role="alert">
      <FirstContent />
      <TriangleAlert size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["text"]}>
        <p className={classes["title"]}>{title}</p>
        {detail === undefined ? null : <div className={classes["detail"]}>{detail}</div>}
      </div>
      {action}
    </div>
  );
}
