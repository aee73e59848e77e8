import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Group.css";
import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Group, Radio } from "@mantine/core";
import type { ReactNode } from "react";

const FORMAT_NAMES = { csv: "CSV", xlsx: "Excel (XLSX)", jsonl: "JSON lines" } as const;
export type FileFormat = keyof typeof FORMAT_NAMES;

/** What kind of file is made, and what it says about itself. */
export interface FileChoice<Format extends FileFormat> {
  readonly format: Format;
  /** Says in the file where its rows come from. */
  readonly provenance: boolean;
  /** CSV begins with a byte order mark. */
  readonly marked: boolean;
}

interface FileFieldsProps<Format extends FileFormat> {
  readonly formats: readonly Format[];
  readonly choice: FileChoice<Format>;
  readonly disabled: boolean;
  readonly onChange: (patch: Partial<FileChoice<Format>>) => void;
  readonly onStart: () => void;
  /** What is asked besides. */
  readonly children?: ReactNode;
}

/** The end of every form of an export. */
export function FileFields<Format extends FileFormat>(props: FileFieldsProps<Format>) {
  const { formats, choice, disabled, onChange, onStart, children } = props;
  const { t } = useLingui();
  return (
    <>
      <Radio.Group label={t`File`} value={choice.format} onChange={(format) => onChange({ format })}>
        <Group gap={16} mt={4}>
          {formats.map((format) => (
            <Radio key={format} value={format} label={FORMAT_NAMES[format]} disabled={disabled} />
          ))}
        </Group>
      </Radio.Group>
      {children}
      <Checkbox
        label={t`Say in the file where it comes from`}
        checked={choice.provenance}
        disabled={disabled}
        onChange={(event) => onChange({ provenance: event.currentTarget.checked })}
      />
      {choice.format === "csv" ? (
        <Checkbox
          label={t`Mark as UTF-8, which Excel needs`}
          checked={choice.marked}
          disabled={disabled}
          onChange={(event) => onChange({ marked: event.currentTarget.checked })}
        />
      ) : null}
      <Button disabled={disabled} onClick={onStart}>{t`Export file`}</Button>
    </>
  );
}
