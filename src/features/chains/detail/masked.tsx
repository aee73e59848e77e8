import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { PersonalKind } from "../../../lib/text/personal-kind.ts";
import { markedPlaces, parseQuery } from "../../../analysis/comments/search.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import type { ContactPart } from "./contact-parts.ts";
import hiding from "../../../ui/hidden.module.css";
import classes from "./detail.module.css";
import { LongText } from "../../../ui/long-text.tsx";
import { TextIn } from "../../../ui/text-in.tsx";

/** Characters of a name in the words of a button. */
const NAME = 60;

/** Something personal: covered until it is asked for. */
export function Masked({ value, kind, name }: ContactPart) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const kinds: Record<PersonalKind, string> = { email: t`e-mail`, phone: t`phone number` };
  const what = kind === undefined ? cutText(name, NAME) || t`contact details` : kinds[kind];
  return (
    <span className={classes["masked"]}>
      {shown ? (
        <OwnText>{value}</OwnText>
      ) : (
        <span className={classes["cover"]}>
          <span aria-hidden>••••••••</span>
          <span className={hiding["hidden"]}>{t`hidden`}</span>
        </span>
      )}
      <Button variant="default" size="compact-xs" onClick={() => setShown((was) => !was)}>
        {shown ? t`Hide ${what}` : t`Show ${what}`}
      </Button>
    </span>
  );
}

interface OwnTextProps {
  /** A language code; left out where the language is not known. */
  readonly language?: string;
  /** What is marked in it: what a search has found. */
  readonly find?: string | undefined;
  readonly children: string;
}

/** What came with the response in the respondent's own words, whole on demand. */
export function OwnText({ language = "", find, children }: OwnTextProps) {
  return (
    <TextIn language={language}>
      <LongText placesIn={find === undefined ? undefined : (text) => markedPlaces(parseQuery(find), text)}>
        {children}
      </LongText>
    </TextIn>
  );
}

/** What is no text, number or truth value, as it came. */
export function Raw({ children }: { readonly children: string }) {
  return (
    <pre className={classes["raw"]}>
      <LongText>{children}</LongText>
    </pre>
  );
}
