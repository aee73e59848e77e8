import { LongText } from "../../../ui/long-text.tsx";
import { TextIn } from "../../../ui/text-in.tsx";

interface OwnTextProps {
  /** A language code; left out where the language is not known. */
  readonly language?: string;
  readonly children: string;
}

/** What came with the response in the respondent's own words, whole on demand. */
export function OwnText({ language = "", children }: OwnTextProps) {
  return (
    <TextIn language={language}>
      <LongText>{children}</LongText>
    </TextIn>
  );
}
