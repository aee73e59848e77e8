import { useLingui } from "@lingui/react/macro";
import { TagsInput } from "@mantine/core";
import { ChoiceField } from "../../../filters/bar/fields/choice-field.tsx";
import type { Screen } from "../../../filters/use-screen.ts";

interface SoughtFieldsProps {
  readonly screen: Screen;
  /** Metadata that was met, as `key=value`. */
  readonly terms: readonly string[];
}

const buckets = ["promoters", "passives", "detractors"] as const;
const isTerm = (text: string): boolean => /^[^=]+=./s.test(text);

/** What responses are looked through for besides a text. */
export function SoughtFields({ screen, terms }: SoughtFieldsProps) {
  const { t } = useLingui();
  const { values, change } = screen;
  const { bucket, comment, metadata = [] } = values;
  const words = { promoters: t`Promoters`, passives: t`Passives`, detractors: t`Detractors` };
  return (
    <>
      <ChoiceField
        label={t`NPS`}
        options={buckets.map((value) => ({ value, label: words[value] }))}
        value={bucket}
        width={150}
        onChange={(next) => change({ bucket: buckets.find((each) => each === next) })}
      />
      <ChoiceField
        label={t`Comment`}
        options={[{ value: "true", label: t`With a comment` }]}
        value={comment === undefined ? undefined : "true"}
        width={160}
        onChange={(next) => change({ comment: next === undefined ? undefined : true })}
      />
      <TagsInput
        label={t`Metadata`}
        placeholder={metadata.length === 0 ? t`key=value` : ""}
        data={[...terms]}
        value={[...metadata]}
        limit={100}
        clearable
        w={230}
        onChange={(next) => {
          const usable = next.filter(isTerm);
          change({ metadata: usable.length === 0 ? undefined : usable });
        }}
      />
    </>
  );
}
