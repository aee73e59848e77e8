import { createContext, use, type ReactNode } from "react";
import { drawableText } from "../lib/text/fit-text.ts";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** The link to where the screen is one of several: an icon, and its name in a `span`. */
  readonly back?: ReactNode;
  /** A control beside the heading that says which of several things it is the heading of. */
  readonly choice?: ReactNode;
  /** What it is, in a few words: beside the heading, below it where there is no room. */
  readonly about?: ReactNode;
  /** A line below: what the screen shows, never decoration. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** What the screen is narrowed by: a row below the title. */
  readonly filters?: ReactNode;
  /** 2 for a screen that stands beside another one, whose the title of the document is. */
  readonly level?: 1 | 2;
}

/** What a route adds to the header of its screen, after the screen's own actions. */
export const HeaderTools = createContext<ReactNode>(undefined);

/** The top of a screen: its heading, also the title of the document, its actions, and what it is narrowed by. */
export function PageHeader(props: PageHeaderProps) {
  const { title, back, choice, about, subtitle, actions, filters, level = 1 } = props;
  const tools = use(HeaderTools);
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={classes["header"]}>
      {level === 1 ? <title>{`${title} · Earshot`}</title> : null}
      <div className={classes["row"]} data-filtered={filters === undefined ? undefined : true}>
        {back === undefined ? null : <div className={classes["back"]}>{back}</div>}
        <div className={classes["heading"]}>
          <Heading className={classes["title"]} tabIndex={-1} title={title}>
            <bdi>{drawableText(title)}</bdi>
          </Heading>
          {choice}
          {about === undefined ? null : <div className={classes["about"]}>{about}</div>}
        </div>
        {actions === undefined && tools === undefined ? null : (
          <div className={classes["actions"]}>
            {actions}
            {tools}
          </div>
        )}
        {filters === undefined ? null : <div className={classes["filters"]}>{filters}</div>}
      </div>
      {subtitle === undefined ? null : <div className={classes["subtitle"]}>{subtitle}</div>}
    </div>
  );
}
