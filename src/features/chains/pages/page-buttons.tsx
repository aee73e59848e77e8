import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, type ButtonProps } from "@mantine/core";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ChainsPage } from "../use-chains-page.ts";
import { PageField } from "./page-field.tsx";
import { useRangeText } from "./use-range-text.ts";
import classes from "./pages.module.css";

interface PageButtonsProps {
  readonly list: ChainsPage;
  /** How many rows of the page are shown. */
  readonly shown: number;
  readonly onPage: (number: number) => void;
}

/** Where the reader is in the list, and the ways to its other pages. */
export function PageButtons({ list, shown, onPage }: PageButtonsProps) {
  const { t } = useLingui();
  const range = useRangeText(list, shown);
  const { number, lastPage, hasNext } = list;
  const isBeforeLast = lastPage !== undefined && number < lastPage;
  return (
    <nav className={classes["pages"]} aria-label={t`Pages`}>
      <span className={classes["range"]} aria-live="polite">
        {range}
      </span>
      <PageField number={number} lastPage={lastPage} onPage={onPage} />
      <div className={classes["buttons"]}>
        <JumpButton name={t`First page`} possible={number > 1} onPress={() => onPage(1)}>
          <ChevronFirst size={16} aria-hidden />
        </JumpButton>
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
        <JumpButton name={t`Last page`} possible={isBeforeLast} onPress={() => onPage(lastPage ?? number)}>
          <ChevronLast size={16} aria-hidden />
        </JumpButton>
      </div>
    </nav>
  );
}

interface Pressable {
  readonly possible: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Keeps the focus when it can't be pressed any more, which a disabled button would lose. */
const pressable = ({ possible, onPress }: Pick<Pressable, "possible" | "onPress">) => ({
  variant: "default",
  "aria-disabled": !possible,
  onClick: () => {
    if (possible) onPress();
  },
  ...(possible ? {} : { "data-disabled": true }),
});

function PageButton({
  sections,
  children,
  ...press
}: Pressable & { readonly sections: Pick<ButtonProps, "leftSection" | "rightSection"> }) {
  return (
    <Button {...pressable(press)} {...sections}>
      {children}
    </Button>
  );
}

function JumpButton({ name, children, ...press }: Pressable & { readonly name: string }) {
  return (
    <ActionIcon size={36} aria-label={name} title={name} {...pressable(press)}>
      {children}
    </ActionIcon>
  );
}
