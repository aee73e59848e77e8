import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";
import classes from "./event-day.module.css";

interface EventDayProps {
  readonly event: { readonly at: string; readonly until?: string | undefined; readonly name: string };
  /** Whether its name stands on the trend. */
  readonly onShow: (shown: boolean) => void;
}

/** When something happened: its name stands on the trend while the pointer or the keyboard is on it. */
export function EventDay({ event: { at, until, name }, onShow }: EventDayProps) {
  const { t } = useLingui();
  const { date, dateRange } = useFormats();
  const days = until === undefined ? date(at) : dateRange(at, until);
  return (
    <button
      type="button"
      className={classes["day"]}
      aria-label={`${days}: ${t`Show ${name} on the trend`}`}
      onMouseEnter={() => onShow(true)}
      onMouseLeave={() => onShow(false)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
    >
      {days}
    </button>
  );
}
