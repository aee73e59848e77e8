import { LongText } from "../../../ui/long-text.tsx";
import classes from "./detail.module.css";

/** What is no text, number or truth value, as it came. */
export function Raw({ children }: { readonly children: string }) {
  return (
    <pre className={classes["raw"]}>
      <LongText>{children}</LongText>
    </pre>
  );
}
