import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Group.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Group, Radio, Stack } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import {
  EXPORT_FORMATS,
  EXPORT_SCOPES,
  type ExportChoice,
  type ExportFormat,
  type ExportScope,
} from "./export-choice.ts";

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
  const formats: Record<ExportFormat, string> = { csv: "CSV", xlsx: "Excel (XLSX)", jsonl: "JSON lines" };
  const change = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });
  const tick = (name: "uncovered" | "provenance" | "marked", label: string) => (
    <Checkbox
      label={label}
      checked={choice[name]}
      disabled={disabled}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
  );
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
      <Radio.Group label={t`File`} value={choice.format} onChange={(value) => change(formatOf(value))}>
        <Group gap={16} mt={4}>
          {EXPORT_FORMATS.map((format) => (
            <Radio key={format} value={format} label={formats[format]} disabled={disabled} />
          ))}
        </Group>
      </Radio.Group>
      {tick("uncovered", t`Include contact details`)}
      {tick("provenance", t`Say in the file where it comes from`)}
      {choice.format === "csv" ? tick("marked", t`Mark as UTF-8, which Excel needs`) : null}
      <Button disabled={disabled} onClick={onStart}>
        <Trans>Export file</Trans>
      </Button>
    </Stack>
  );
}

const scopeOf = (value: string) => {
  const scope = EXPORT_SCOPES.find((each) => each === value);
  return scope === undefined ? {} : { scope };
};

const formatOf = (value: string) => {
  const format = EXPORT_FORMATS.find((each) => each === value);
  return format === undefined ? {} : { format };
};
