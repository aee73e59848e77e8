import { Fragment } from "react";
import { languageName } from "../lib/language-name.ts";
import { TextIn } from "./text-in.tsx";

/** Languages by their own names, each written in its own direction. */
export function LanguageNames({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index === 0 ? "" : ", "}
      <TextIn language={code}>{languageName(code)}</TextIn>
    </Fragment>
  ));
}
