import { cutText } from "../lib/text/fit-text.ts";
import { TextIn } from "./text-in.tsx";

interface ShortTextProps {
  /** A language code; left out where the language is not known. */
  readonly language?: string;
  /** Characters that are drawn of it. */
  readonly most?: number;
  readonly children: string;
}

/** Characters that a name in a list has. */
const NAME = 120;
/** What a pointer that rests on it is told. */
const TOLD = 1000;

/** A name or a text from outside as far as a list has room for it, in the direction of its own letters. */
export function ShortText({ language = "", most = NAME, children }: ShortTextProps) {
  const isCut = children.length > most;
  return (
    <TextIn language={language} title={isCut ? cutText(children, TOLD) : undefined}>
      {cutText(children, most)}
    </TextIn>
  );
}
