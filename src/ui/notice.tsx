import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { returnFocus } from "./return-focus.ts";
import classes from "./notice.module.css";

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something worth knowing that stops nobody: said politely. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div ref={returnFocus} className={classes["notice"]} role="status">
      <Info size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["text"]}>{children}</div>
      {action}
    </div>
  );
}
