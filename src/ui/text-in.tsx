import type { ReactNode } from "react";
import { drawableText, hasLongWord } from "../lib/text/fit-text.ts";

interface TextInProps {
  /** A language code; empty where the language is not known. */
  readonly language: string;
  /** What a pointer that rests on it is told. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A text named as of its language, in the direction that its own letters have, kept from disturbing what stands beside it. */
export function TextIn({ language, title, children }: TextInProps) {
  const text = typeof children === "string" ? drawableText(children) : undefined;
  return (
    <bdi
      dir="auto"
      lang={language || undefined}
      title={title}
      data-long-word={(text !== undefined && hasLongWord(text)) || undefined}
    >
      {text ?? children}
    </bdi>
  );
}
