import type { ReactNode } from "react";
import { ShortText } from "../../../ui/short-text.tsx";
import classes from "./detail.module.css";

/** A list of terms and what they say. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={classes["facts"]}>{children}</dl>;
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>
        <ShortText>{term}</ShortText>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
