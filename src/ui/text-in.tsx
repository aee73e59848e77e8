import type { ReactNode } from "react";

interface TextInProps {
  /** A language code; empty where the language is not known. */
  readonly language: string;
  readonly children: ReactNode;
}

/** A text named as of its language, in the direction that its own letters have, kept from disturbing what stands beside it. */
export function TextIn({ language, children }: TextInProps) {
  return (
    <bdi dir="auto" lang={language || undefined}>
      {children}
    </bdi>
  );
}
