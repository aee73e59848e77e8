import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import classes from "./pages.module.css";

interface PageFieldProps {
  readonly number: number;
  /** Undefined while that is not known. */
  readonly lastPage: number | undefined;
  readonly onPage: (number: number) => void;
}

/** The number of the page, to be typed over: Enter or leaving the field goes there. */
export function PageField({ number, lastPage, onPage }: PageFieldProps) {
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
