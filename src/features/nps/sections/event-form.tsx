import "../../../ui/input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { DatedEvent } from "../../../analysis/events/dated-event.ts";
import { type FilterOption, withChosen } from "../../../filters/options.ts";
import { isCalendarDate } from "../../../lib/time/dates.ts";
import classes from "./events.module.css";

interface EventFormProps {
  /** What is changed; undefined for a new one. */
  readonly event: DatedEvent | undefined;
  /** Those that a new one may be of. */
  readonly touchpoints: readonly FilterOption[];
  readonly onSave: (event: DatedEvent) => void;
  readonly onCancel: () => void;
}

/** One event: its day, its name, of what lasts its last day, and where it happened if not everywhere. */
export function EventForm({ event, touchpoints, onSave, onCancel }: EventFormProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(event?.at ?? "");
  const [name, setName] = useState(event?.name ?? "");
  const [until, setUntil] = useState(event?.until ?? "");
  const [touchpoint, setTouchpoint] = useState(event?.touchpoint ?? null);
  const [tried, setTried] = useState(false);
  const faults = {
    at: isCalendarDate(at) ? undefined : t`Write a day such as 2026-06-01`,
    name: name.trim() === "" ? t`Give the event a name` : undefined,
    until: until === "" || (isCalendarDate(until) && until >= at) ? undefined : t`Write a later day, or none`,
  };
  const save = () => {
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    onSave({
      at,
      name: name.trim(),
      ...(until !== "" && { until }),
      ...(touchpoint !== null && { touchpoint }),
    });
  };
  return (
    <form
      className={classes["form"]}
      aria-label={event === undefined ? t`New event` : t`Edit ${event.name}`}
      noValidate
      data-screen-only
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      <TextInput
        label={t`Event date`}
        placeholder="2026-06-01"
        value={at}
        data-autofocus
        error={tried ? faults.at : undefined}
        onChange={({ currentTarget }) => setAt(currentTarget.value.trim())}
      />
      <TextInput
        label={t`Event name`}
        value={name}
        maxLength={200}
        error={tried ? faults.name : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t`Last day`}
        value={until}
        error={tried ? faults.until : undefined}
        onChange={({ currentTarget }) => setUntil(currentTarget.value.trim())}
      />
      <Select
        label={t`Touchpoint`}
        searchable
        clearable
        data={[...withChosen(touchpoints, touchpoint === null ? [] : [touchpoint])]}
        value={touchpoint}
        onChange={setTouchpoint}
      />
      <div className={classes["tools"]}>
        <Button type="submit" size="compact-sm">{t`Save event`}</Button>
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
