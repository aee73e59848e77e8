/** Lists that a command takes from files: the codebook that it counts by, and events. */
import { readFileSync } from "node:fs";
import { codebookRefusal, parseCodebook, type Code } from "../../../analysis/comments/codes.ts";
import { UsageError } from "../command/flags.ts";
import { datedEventSchema, type DatedEvent } from "../../../analysis/events/dated-event.ts";
import { EventFileError, readEventFile } from "../../../analysis/events/event-files.ts";
import { teamListFile } from "../command/team-list-file.ts";

/** The codes of `--codes FILE`, else of EARSHOT_CODES. Throws a `UsageError` that repeats nothing of the file. */
export function codesIn(flag: string | undefined): readonly Code[] | undefined {
  const file = flag ?? (process.env["EARSHOT_CODES"] || undefined);
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new UsageError(`The codebook ${file} can't be read (${reason}).`, { cause: error });
  }
  const book = parseCodebook(text);
  if (book.ok) return book.codes;
  throw new UsageError(`${file}: ${codebookRefusal(book.fault)}`);
}

/**
 * Events of every team from `--events FILE`: a list as a team shares it, or a file of a spreadsheet or a calendar.
 * Moments of a calendar are days of `zone`. Throws a `UsageError` of one line.
 */
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
