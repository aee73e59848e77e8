import { useLingui } from "@lingui/react/macro";
import { Checkbox, Radio, Stack } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import { FileFields } from "../../../ui/downloads/file-fields.tsx";
import { EXPORT_FORMATS, EXPORT_SCOPES, type ExportChoice, type ExportScope } from "./export-choice.ts";

interface ExportFormProps {
  readonly choice: ExportChoice;
  /** No page where everything is shown. */
  readonly counts: { readonly page: number | undefined; readonly chosen: number };
  readonly disabled: boolean;
  readonly onChange: (choice: ExportChoice) => void;
  readonly onStart: () => void;
}

/** Which rows, in what form, and what to say about them. */
export function ExportForm({ choice, counts, disabled, onChange, onStart }: ExportFormProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const page = number(counts.page);
  const chosen = number(counts.chosen);
  const scopes: Record<ExportScope, string> = {
    page: t`This page (${page})`,
    chosen: t`The rows chosen (${chosen})`,
    all: t`Everything that matches`,
  };
  const change = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });
  return (
    <Stack gap="md">
      <Radio.Group label={t`Responses`} value={choice.scope} onChange={(value) => change(scopeOf(value))}>
        <Stack gap={6} mt={4}>
          {EXPORT_SCOPES.filter((scope) => scope !== "page" || counts.page !== undefined).map((scope) => (
            <Radio
              key={scope}
              value={scope}
              label={scopes[scope]}
              disabled={disabled || (scope === "chosen" && counts.chosen === 0)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <FileFields
        formats={EXPORT_FORMATS}
        choice={choice}
        disabled={disabled}
        onChange={change}
        onStart={onStart}
      >
        <Checkbox
          label={t`Include contact details`}
          checked={choice.uncovered}
          disabled={disabled}
          onChange={(event) => change({ uncovered: event.currentTarget.checked })}
        />
      </FileFields>
    </Stack>
  );
}

const scopeOf = (value: string) => {
  const scope = EXPORT_SCOPES.find((each) => each === value);
  return scope === undefined ? {} : { scope };
};
