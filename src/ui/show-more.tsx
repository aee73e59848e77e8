import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../i18n/use-formats.ts";

interface ShowMoreProps {
  /** Rows that are not drawn. */
  readonly left: number;
  readonly step: number;
  readonly onMore: () => void;
}

/** Goes on with a list of which only the first rows are drawn; nothing where that is all of it. */
export function ShowMore({ left, step, onMore }: ShowMoreProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (left <= 0) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={onMore}>
      {t`Show ${number(Math.min(left, step))} more`}
    </Button>
  );
}
