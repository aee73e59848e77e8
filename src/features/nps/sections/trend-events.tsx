import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Menu.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton, Menu, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  eventsAsCalendar,
  eventsAsCsv,
  EventFileError,
  readEventFile,
} from "../../../analysis/events/event-files.ts";
import { inEventOrder, type DatedEvent } from "../../../analysis/events/dated-event.ts";
import { toldEvents } from "../../../analysis/events/judge-events.ts";
import { useConnection } from "../../../client/connection.ts";
import { EventDay } from "../../../ui/charts/event-day.tsx";
import { downloadFile } from "../../../ui/downloads/use-file.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { knownLabel, type FilterOption } from "../../../filters/options.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { withAllWords } from "../../../i18n/interface-language.ts";
import { fetchLater } from "../../../ui/schedule/first-content.tsx";
import { latePart } from "../../../ui/schedule/late-part.tsx";
import { useReportWords } from "../insights/use-report.ts";
import { keepList } from "../../../client/kept-list.ts";
import type { EventsOnTrend, TrendEvent } from "./use-trend-events.ts";
import { targetIn } from "../../../analysis/target.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import classes from "./events.module.css";

// Opened by hand. Fetched ahead, so that it is there at once, without a network too.
const form = () => withAllWords(import("./event-form.tsx"));
const EventForm = latePart(async () => (await form()).EventForm);
fetchLater(form);

interface TrendEventsProps {
  readonly events: EventsOnTrend;
  readonly screen: Screen;
  /** Of the trend's periods. */
  readonly unit: PeriodUnit;
  /** What touchpoints are called. */
  readonly touchpoints: readonly FilterOption[];
}

/** Which of the events of this device is being written: its place, or none yet. */
type Written = { readonly place: number | undefined } | undefined;

/** What happened, by the numbers that stand on the trend, with what followed; and the ways to change it. */
export function TrendEvents({ events: { judged, own, show }, screen, unit, touchpoints }: TrendEventsProps) {
  const { t } = useLingui();
  const { baseUrl } = useConnection();
  const [written, setWritten] = useState<Written>();
  const [imported, setImported] = useState<{ readonly role: "alert" | "status"; readonly text: string }>();
  const keep = (events: readonly DatedEvent[]) => keepList("events", baseUrl, inEventOrder(events));
  const save = (event: DatedEvent) => {
    keep(own.filter((_, place) => place !== written?.place).concat(event));
    setWritten(undefined);
  };
  const all = judged.map(({ event }) => event);
  const importFile = async (file: File | null) => {
    if (file === null) return;
    try {
      const read = readEventFile(await file.text(), screen.zone);
      const unlisted = eventsBeyond([...all, ...own], read);
      keep([...own, ...unlisted]);
      const known = read.length - unlisted.length;
      const text = t`${plural(known, { one: "# event of the file was already in the list.", other: "# events of the file were already in the list." })}`;
      setImported(known === 0 ? undefined : { role: "status", text });
    } catch (error) {
      if (!(error instanceof EventFileError)) throw error;
      const { line, reason } = error;
      setImported({ role: "alert", text: t`${file.name} was not imported. Line ${line}: ${reason}` });
    }
  };
  return (
    <section className={classes["events"]} data-card aria-label={t`Events`}>
      <h2>{t`Events`}</h2>
      <div className={classes["tools"]} data-screen-only>
        <Button variant="subtle" size="compact-sm" onClick={() => setWritten({ place: undefined })}>
          <Trans>Add event</Trans>
        </Button>
        <FileButton
          onChange={(file) => void importFile(file)}
          accept=".csv,.ics,.json,text/csv,text/calendar,application/json"
        >
          {(props) => <Button {...props} variant="subtle" size="compact-sm">{t`Import events`}</Button>}
        </FileButton>
        {all.length === 0 ? null : <Exports events={all} />}
        <TargetField key={screen.values.target} screen={screen} />
      </div>
      {judged.length === 0 ? null : (
        <ol className={classes["list"]}>
          {keyed(judged, ({ event }) => JSON.stringify(event)).map(({ key, item: each }, place) => (
            <Item
              key={key}
              event={each}
              touchpoints={touchpoints}
              onShow={(shown) => show(shown ? place : undefined)}
              onEdit={() => setWritten({ place: each.own })}
              onRemove={() => keep(own.filter((_, at) => at !== each.own))}
            />
          ))}
        </ol>
      )}
      {judged.some(({ difference }) => difference !== undefined) ? <Compared unit={unit} /> : null}
      {written === undefined ? null : (
        <EventForm
          key={written.place ?? "new"}
          event={written.place === undefined ? undefined : own[written.place]}
          touchpoints={touchpoints}
          onSave={save}
          onCancel={() => setWritten(undefined)}
        />
      )}
      {imported === undefined ? null : <p role={imported.role}>{imported.text}</p>}
    </section>
  );
}

/** Those of `read` that `listed` lacks, each once. */
function eventsBeyond(listed: readonly DatedEvent[], read: readonly DatedEvent[]): readonly DatedEvent[] {
  const known = new Set(listed.map((event) => JSON.stringify(event)));
  const byText = new Map(read.map((event) => [JSON.stringify(event), event]));
  return [...byText].flatMap(([text, event]) => (known.has(text) ? [] : [event]));
}

const save = (text: string, type: string, name: string) => downloadFile(new Blob([text], { type }), name);

function Exports({ events }: { readonly events: readonly DatedEvent[] }) {
  const { t } = useLingui();
  return (
    <Menu shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm">{t`Export events`}</Button>
      </Menu.Target>
      <Menu.Dropdown p={4}>
        <Menu.Item onClick={() => save(eventsAsCsv(events), "text/csv", "events.csv")}>
          <Trans>Export events as CSV</Trans>
        </Menu.Item>
        <Menu.Item onClick={() => save(eventsAsCalendar(events), "text/calendar", "events.ics")}>
          <Trans>Export events as a calendar</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ItemProps extends Pick<TrendEventsProps, "touchpoints"> {
  readonly event: TrendEvent;
  /** Whether its name stands on the trend. */
  readonly onShow: (shown: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Item({ event, touchpoints, onShow, onEdit, onRemove }: ItemProps) {
  const { t } = useLingui();
  const words = useReportWords(true);
  const { name, touchpoint } = event.event;
  const [told] = toldEvents([event], true);
  return (
    <li>
      <EventDay event={event.event} onShow={onShow} />{" "}
      <bdi>{words === undefined || told === undefined ? name : words.beside.event(told)}</bdi>
      {touchpoint === undefined ? null : <TouchpointOf id={touchpoint} touchpoints={touchpoints} />}
      {event.own === undefined ? null : (
        <span data-screen-only>
          <Button variant="subtle" size="compact-xs" aria-label={t`Edit ${name}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button variant="subtle" size="compact-xs" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      )}
    </li>
  );
}

function Compared({ unit }: Pick<TrendEventsProps, "unit">) {
  const words = useReportWords(true);
  return <p className={classes["compared"]}>{words?.beside.compared(unit) ?? "\u00A0"}</p>;
}

/** What a touchpoint is called; one of which nothing was read yet is looked up. */
function TouchpointOf({ id, touchpoints }: { readonly id: string } & Pick<TrendEventsProps, "touchpoints">) {
  const connection = useConnection();
  const name = knownLabel(touchpoints, id);
  const { isPending } = useQuery({
    queryKey: [connection.id, "name of a touchpoint", id],
    queryFn: async ({ signal }) => {
      const { rows } = await connection.client.chains({ touchpointId: id }, { signal });
      connection.seen.note(rows);
      return rows.length;
    },
    enabled: name === undefined,
    staleTime: Infinity,
  });
  if (name === undefined && isPending) return null;
  return (
    <>
      {" "}
      (<bdi>{name ?? id}</bdi>)
    </>
  );
}

/** The score that is aimed for; empty for none. It is taken with Enter, or when the field is left. */
function TargetField({ screen: { values, change } }: Pick<TrendEventsProps, "screen">) {
  const { t } = useLingui();
  const { target } = values;
  const [text, setText] = useState(target === undefined ? "" : String(target));
  const { kind } = useShownScore().metric;
  const value = text === "" ? undefined : targetIn(text, kind);
  const isWrong = text !== "" && value === undefined;
  const take = () => {
    if (!isWrong && value !== target) change({ target: value });
  };
  return (
    <TextInput
      className={classes["target"]}
      size="xs"
      label={t`Target score`}
      inputMode="numeric"
      value={text}
      error={isWrong ? (kind === "share" ? t`From 0 to 100` : t`From −100 to 100`) : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value.trim().replace("−", "-"))}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}
