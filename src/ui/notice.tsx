import { TriangleAlert, Info } from "lucide-react";
import { FirstContent } from "./schedule/first-content.tsx";
import type { ReactNode } from "react";
import { returnFocus } from "./return-focus.ts";
import classes from "./notice.module.css";

/** Information that blocks nothing: a polite live region. */
export function Notice({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div ref={returnFocus} className={classes["notice"]} role="status">
      <Info size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["text"]}>{children}</div>
      {action}
    </div>
  );
}

/** What happened, or is so, and what can be done. */
export interface Told {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

/** Something did not work: said at once to a screen reader, with what can be done. */
export function Failure({ title, detail, action }: Told) {
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
