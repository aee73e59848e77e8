import type { ReactNode } from "react";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** A line below: what the screen shows, never decoration. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The heading of a screen; also the title of the document. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <div className={classes["header"]}>
      <title>{`${title} · Earshot`}</title>
      <div>
        <h1 className={classes["title"]} tabIndex={-1}>
          {title}
        </h1>
        {subtitle === undefined ? null : <p className={classes["subtitle"]}>{subtitle}</p>}
      </div>
      {actions === undefined ? null : <div className={classes["actions"]}>{actions}</div>}
    </div>
  );
}
