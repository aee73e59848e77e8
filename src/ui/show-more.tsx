import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../i18n/use-formats.ts";

interface ShowMoreProps {
  /** Rows that are not drawn. */
  readonly left: number;
  readonly step: number;
  readonly onMore: () => void;
}

/** Goes on with the list before it, of which only the first rows are drawn; nothing where that is all of it. */
export function ShowMore({ left, step, onMore }: ShowMoreProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (left <= 0) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={({ currentTarget }) => {
        // It goes with the last rows: the keyboard stays before the first of them.
        const before = currentTarget.previousElementSibling?.querySelectorAll<HTMLElement>("a, button");
        if (left <= step) before?.item(before.length - 1)?.focus({ preventScroll: true });
        onMore();
      }}
    >
      {t`Show ${number(Math.min(left, step))} more`}
    </Button>
  );
}
