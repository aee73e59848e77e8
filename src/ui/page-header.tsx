import { createContext, use, type ReactNode } from "react";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** A line below: what the screen shows, never decoration. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** 2 for a screen that stands beside another one, whose the title of the document is. */
  readonly level?: 1 | 2;
}

/** What a route adds to the header of its screen, after the screen's own actions. */
export const HeaderTools = createContext<ReactNode>(undefined);

/** The heading of a screen; also the title of the document. */
export function PageHeader({ title, subtitle, actions, level = 1 }: PageHeaderProps) {
  const tools = use(HeaderTools);
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={classes["header"]}>
      {level === 1 ? <title>{`${title} · Earshot`}</title> : null}
      <div>
        <Heading className={classes["title"]} tabIndex={-1}>
          {title}
        </Heading>
        {subtitle === undefined ? null : <p className={classes["subtitle"]}>{subtitle}</p>}
      </div>
      {actions === undefined && tools === undefined ? null : (
        <div className={classes["actions"]}>
          {actions}
          {tools}
        </div>
      )}
    </div>
  );
}
