import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, type ButtonProps } from "@mantine/core";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ListRoom } from "../table/column-place.ts";
import type { PageInList } from "../queries/page-in-list.ts";
import { PageField } from "./page-field.tsx";
import { PagePlaceButton } from "./page-place-button.tsx";
import { useRangeText } from "./use-range-text.ts";
import classes from "./pages.module.css";

interface PageButtonsProps {
  readonly place: PageInList;
  /** True where the page is filled with what is looked for. */
  readonly isClientFiltered: boolean;
  readonly room: ListRoom;
  readonly onPage: (number: number) => void;
}

/** Where the reader is in the list, and the ways to its other pages. */
export function PageButtons({ place, isClientFiltered, room, onPage }: PageButtonsProps) {
  const { t } = useLingui();
  const { number, lastPage, hasNext } = place;
  const range = useRangeText(place, isClientFiltered);
  const icon = { size: 16, "aria-hidden": true } as const;
  const previous = { possible: number > 1, onPress: () => onPage(number - 1) };
  const next = { possible: hasNext, onPress: () => onPage(number + 1) };
  if (room === "phone") {
    return (
      <nav className={classes["pages"]} aria-label={t`Pages`}>
        <JumpButton name={t`Previous page`} {...previous}>
          <ChevronLeft {...icon} />
        </JumpButton>
        <span className={classes["range"]} aria-live="polite">
          <PagePlaceButton range={range} number={number} lastPage={lastPage} onPage={onPage} />
        </span>
        <JumpButton name={t`Next page`} {...next}>
          <ChevronRight {...icon} />
        </JumpButton>
      </nav>
    );
  }
  const last = {
    possible: lastPage !== undefined && number < lastPage,
    onPress: () => onPage(lastPage ?? number),
  };
  return (
    <nav className={classes["pages"]} aria-label={t`Pages`}>
      <span className={classes["range"]} aria-live="polite">
        {range}
      </span>
      <PageField number={number} lastPage={lastPage} onPage={onPage} />
      <div className={classes["buttons"]}>
        <JumpButton name={t`First page`} possible={number > 1} onPress={() => onPage(1)}>
          <ChevronFirst {...icon} />
        </JumpButton>
        <PageButton {...previous} sections={{ leftSection: <ChevronLeft {...icon} /> }}>
          <Trans>Previous page</Trans>
        </PageButton>
        <PageButton {...next} sections={{ rightSection: <ChevronRight {...icon} /> }}>
          <Trans>Next page</Trans>
        </PageButton>
        <JumpButton name={t`Last page`} {...last}>
          <ChevronLast {...icon} />
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
    <ActionIcon className={classes["jump"]} size={36} aria-label={name} title={name} {...pressable(press)}>
      {children}
    </ActionIcon>
  );
}
