import { Trans, useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/use-formats.ts";
import classes from "./chains.module.css";

interface PageButtonsProps {
  /** The page shown, from 1. */
  readonly number: number;
  readonly hasNext: boolean;
  readonly onPage: (number: number) => void;
}

export function PageButtons({ number, hasNext, onPage }: PageButtonsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = formats.number(number);
  return (
    <nav className={classes["pages"]} aria-label={t`Pages`}>
      <span aria-live="polite">
        <Trans>Page {shown}</Trans>
      </span>
      <PageButton
        possible={number > 1}
        onPress={() => onPage(number - 1)}
        sections={{ leftSection: <ChevronLeft size={16} aria-hidden /> }}
      >
        <Trans>Previous page</Trans>
      </PageButton>
      <PageButton
        possible={hasNext}
        onPress={() => onPage(number + 1)}
        sections={{ rightSection: <ChevronRight size={16} aria-hidden /> }}
      >
        <Trans>Next page</Trans>
      </PageButton>
    </nav>
  );
}

interface PageButtonProps {
  readonly possible: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly sections: Pick<ButtonProps, "leftSection" | "rightSection">;
}

/** Keeps the focus when it can't be pressed any more, which a disabled button would lose. */
function PageButton({ possible, onPress, children, sections }: PageButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onPress();
      }}
      {...(possible ? {} : { "data-disabled": true })}
      {...sections}
    >
      {children}
    </Button>
  );
}
