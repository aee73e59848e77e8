import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Popover } from "@mantine/core";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import { TimesIn } from "../../../ui/times-in.tsx";
import type { ListRoom } from "../table/table-layout.ts";
import type { PageInList } from "../queries/page-place.ts";
import classes from "./pages.module.css";
import { useFormats } from "../../../i18n/use-formats.ts";
import "@mantine/core/styles/Popover.css";

interface PageButtonsProps {
  readonly place: PageInList;
  /** True where the page is filled with what is looked for. */
  readonly isClientFiltered: boolean;
  readonly room: ListRoom;
  readonly screen: Screen;
}

/** Where the reader is in the list, and the ways to its other pages. */
export function PageButtons({ place, isClientFiltered, room, screen }: PageButtonsProps) {
  const { t } = useLingui();
  const onPage = (page: number) => screen.change({ page: page === 1 ? undefined : page });
  const { number, size, hasNext } = place;
  const field = { number, lastPage: size.pages, onPage };
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
          <PagePlaceButton range={range} {...field} />
          <TimesIn zone={screen.zone} />
        </span>
        <JumpButton name={t`Next page`} {...next}>
          <ChevronRight {...icon} />
        </JumpButton>
      </nav>
    );
  }
  const last = {
    possible: size.pages !== undefined && number < size.pages,
    onPress: () => onPage(size.pages ?? number),
  };
  return (
    <nav className={classes["pages"]} aria-label={t`Pages`}>
      <span className={classes["range"]} aria-live="polite">
        {range}
      </span>
      <PageField {...field} />
      <div className={classes["buttons"]}>
        <JumpButton name={t`First page`} possible={number > 1} onPress={() => onPage(1)}>
          <ChevronFirst {...icon} />
        </JumpButton>
        <Button {...pressable(previous)} leftSection={<ChevronLeft {...icon} />}>
          <Trans>Previous page</Trans>
        </Button>
        <Button {...pressable(next)} rightSection={<ChevronRight {...icon} />}>
          <Trans>Next page</Trans>
        </Button>
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
}

/** Keeps the focus when it can't be pressed any more, which a disabled button would lose. */
const pressable = ({ possible, onPress }: Pressable) => ({
  variant: "default",
  "aria-disabled": !possible,
  onClick: () => {
    if (possible) onPress();
  },
  ...(possible ? {} : { "data-disabled": true }),
});

interface JumpButtonProps extends Pressable {
  readonly name: string;
  readonly children: ReactNode;
}

function JumpButton({ name, children, ...press }: JumpButtonProps) {
  return (
    <ActionIcon className={classes["jump"]} size={36} aria-label={name} title={name} {...pressable(press)}>
      {children}
    </ActionIcon>
  );
}

/** "1–100 of 8,214": which rows of the list the page has, and how many there are. Empty while it is read. */
function useRangeText({ start, end, size }: PageInList, isClientFiltered: boolean): string {
  const { t } = useLingui();
  const { number } = useFormats();
  if (end === start) return "";
  const [from, to, all] = [number(start + 1), number(end), number(Math.max(size.rows, end))];
  if (size.exact) return t`${from}–${to} of ${all}`;
  // What has been found is counted; whether there is more is known of the API's own pages alone.
  return isClientFiltered ? t`${from}–${to} of at least ${all}` : t`${from}–${to} of more than ${all}`;
}

interface PagePlaceButtonProps extends PageFieldProps {
  /** Which rows of the list the page has; empty while it is read. */
  readonly range: string;
}

/** Says where in the list the page is; a press asks for another one by its number. */
function PagePlaceButton({ range, onPage, ...field }: PagePlaceButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus withArrow>
      <Popover.Target>
        <button
          type="button"
          className={classes["place"]}
          title={t`Go to page`}
          onClick={() => setOpened((was) => !was)}
        >
          {range === "" ? t`Go to page` : range}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Go to page`}>
        <PageField
          {...field}
          onPage={(page) => {
            setOpened(false);
            onPage(page);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface PageFieldProps {
  readonly number: number;
  readonly lastPage: number | undefined;
  readonly onPage: (number: number) => void;
}

/** The number of the page, to be typed over: Enter or leaving the field goes there. */
function PageField({ number, lastPage, onPage }: PageFieldProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [draft, setDraft] = useState<string>();
  const last = formats.number(lastPage);
  const go = () => {
    const text = draft?.trim() ?? "";
    const typed = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    const wanted = Math.min(typed, lastPage ?? typed);
    setDraft(undefined);
    if (wanted >= 1 && wanted !== number) onPage(wanted);
  };
  return (
    <form
      className={classes["field"]}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        <Trans>Page</Trans>{" "}
        <input
          className={classes["number"]}
          aria-label={t`Page number`}
          value={draft ?? String(number)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={go}
        />
      </label>
      <span>{lastPage === undefined ? "" : t`of ${last}`}</span>
    </form>
  );
}
