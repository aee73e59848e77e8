import { FirstContent } from "./schedule/first-content.tsx";
import type { Told } from "./notice.tsx";
import { returnFocus } from "./return-focus.ts";
import classes from "./emptiness.module.css";

/** Where there is nothing to show: what that means and what can be done. */
export function Emptiness({ title, detail, action }: Told) {
  return (
    <div ref={returnFocus} className={classes["emptiness"]} role="status">
      <FirstContent />
      <p className={classes["title"]}>{title}</p>
      {detail === undefined ? null : <p className={classes["detail"]}>{detail}</p>}
      {action === undefined ? null : <div className={classes["action"]}>{action}</div>}
    </div>
  );
}
