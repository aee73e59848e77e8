/** The events of `--events FILE`: a list as a team shares it, or a file of a spreadsheet or a calendar. */
import { readFileSync } from "node:fs";
import { datedEventSchema, type DatedEvent } from "../../../analysis/events/dated-event.ts";
import { EventFileError, readEventFile } from "../../../analysis/events/event-files.ts";
import { UsageError } from "../command/flags.ts";
import { teamListFile } from "../command/team-list-file.ts";

/** Events of every team. Moments of a calendar are days of `zone`. Throws a `UsageError` of one line. */
export function eventsFile(file: string, zone: string): readonly DatedEvent[] {
  const text = otherThanList(file);
  if (text === undefined)
    return teamListFile("events", file).map(({ entry }) => datedEventSchema.parse(entry));
  try {
    return readEventFile(text, zone);
  } catch (error) {
    if (!(error instanceof EventFileError)) throw error;
    throw new UsageError(`${file}:${error.line}: ${error.reason}`, { cause: error });
  }
}

/** The text of a file that is no JSON; undefined also where it can't be read, which the reader of lists tells. */
function otherThanList(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8");
    return /\.(?:csv|ics)$/i.test(file) || /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
