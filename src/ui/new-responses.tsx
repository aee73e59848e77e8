import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../i18n/use-formats.ts";

interface NewResponsesProps {
  readonly count: number;
  /** True where there are more than that. */
  readonly more: boolean;
  readonly onShow: () => void;
}

/** Says how many responses have come meanwhile. They are shown on a press, so that nothing moves by itself. */
export function NewResponses({ count, more, onShow }: NewResponsesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = number(count);
  const text = more
    ? t`More than ${shown} new responses`
    : t`${plural(count, { one: "# new response", other: "# new responses" })}`;
  return (
    <span role="status">
      {count === 0 ? null : (
        <Button size="compact-sm" onClick={onShow}>
          {text}
        </Button>
      )}
    </span>
  );
}
