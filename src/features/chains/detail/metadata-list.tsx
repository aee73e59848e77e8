import { Trans } from "@lingui/react/macro";
import type { Metadata } from "../../../contract/resources.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { Fact, Facts } from "./facts.tsx";
import { OwnText } from "./own-text.tsx";
import { Raw } from "./raw.tsx";
import { Masked } from "./masked.tsx";
import { personalKind } from "../../../lib/text/personal-kind.ts";
import classes from "./detail.module.css";

/** Whatever came with the chain, key by key. */
export function MetadataList({ metadata }: { readonly metadata: Metadata }) {
  const entries = Object.entries(metadata);
  if (entries.length === 0) {
    return (
      <p className={classes["none"]}>
        <Trans>None came with this response.</Trans>
      </p>
    );
  }
  return (
    <Facts>
      {entries.map(([key, value]) => (
        <Fact key={key} term={key}>
          <MetadataValue name={key} value={value} />
        </Fact>
      ))}
    </Facts>
  );
}

function MetadataValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = answerText(value);
  const kind = personalKind(text, name);
  if (kind !== undefined) return <Masked value={text} kind={kind} name={name} />;
  if (typeof value === "object" && value !== null) return <Raw>{text}</Raw>;
  return <OwnText>{text === "" ? "—" : text}</OwnText>;
}
