import type { ReactNode } from "react";
import { directionOf } from "../lib/language-name.ts";

interface TextInProps {
  /** A language code; empty where the language is not known. */
  readonly language: string;
  readonly children: ReactNode;
}

/** A text in its own language and direction, kept from disturbing what stands beside it. */
export function TextIn({ language, children }: TextInProps) {
  return (
    <bdi dir={directionOf(language)} {...(language === "" ? {} : { lang: language })}>
      {children}
    </bdi>
  );
}
