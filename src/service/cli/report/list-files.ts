/** Lists from files: the codebook that a command counts by, events, and a team's, which the service keeps up to date. */
import { readFileSync } from "node:fs";
import { codebookRefusal, parseCodebook, type Code } from "../../../analysis/comments/codes.ts";
import { UsageError } from "../command/flags.ts";
import { datedEventSchema, type DatedEvent } from "../../../analysis/events/dated-event.ts";
import { EventFileError, readEventFile } from "../../../analysis/events/event-files.ts";
import { readFile } from "node:fs/promises";
import type { TeamListName } from "../../../contract/answers/answers-link.ts";
import { readTeamList, type TeamList } from "../../lists/team-list.ts";
import { JsonFault } from "../../../lib/text/located-json.ts";

/** The codes of `--codes FILE`, else of EARSHOT_CODES. Throws a `UsageError` that repeats nothing of the file. */
export function codesIn(flag: string | undefined): readonly Code[] | undefined {
  const file = flag ?? (process.env["EARSHOT_CODES"] || undefined);
  if (file === undefined) return undefined;
  const text = textOf(file);
  if (typeof text !== "string") throw new UsageError(`The codebook ${file} can't be read (${text.code}).`);
  const book = parseCodebook(text);
  if (book.ok) return book.codes;
  throw new UsageError(`${file}: ${codebookRefusal(book.fault)}`);
}

/** Events from `--events FILE`: a team's list, CSV or iCalendar, in days of `zone`. Throws a `UsageError`. */
export function eventsFile(file: string, zone: string): readonly DatedEvent[] {
  const text = textOf(file);
  if (typeof text !== "string" || !(OTHER_FILE.test(file) || CALENDAR.test(text)))
    return listIn("events", file, text).map(({ entry }) => datedEventSchema.parse(entry));
  try {
    return readEventFile(text, zone);
  } catch (error) {
    if (!(error instanceof EventFileError)) throw error;
    throw new UsageError(`${file}:${error.line}: ${error.reason}`, { cause: error });
  }
}

/** What is no JSON, by its name and by how it begins. */
const OTHER_FILE = /\.(?:csv|ics)$/i;
const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i;

/** The list in `file`. Throws a `UsageError` of one line, `FILE:LINE: what is wrong`. */
export const teamListFile = (name: TeamListName, file: string): TeamList => listIn(name, file, textOf(file));

/** Why a file can't be read, in place of its text. */
type Unreadable = { readonly code: string };

function listIn(name: TeamListName, file: string, text: string | Unreadable): TeamList {
  if (typeof text !== "string") {
    const reason = text.code === "ENOENT" ? "there is no such file" : `can't be read (${text.code})`;
    throw new UsageError(`${file}: ${reason}`);
  }
  try {
    return readTeamList(name, text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new UsageError(`${file}:${error.line}: ${error.message}`, { cause: error });
  }
}

function textOf(file: string): string | Unreadable {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    return unreadable(error);
  }
}

const unreadable = (error: unknown): Unreadable => ({
  code: error instanceof Error && "code" in error ? String(error.code) : "unknown error",
});

const isSame = (one: string | Unreadable | undefined, other: string | Unreadable): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A list that follows its file: whether it was written in place or another was renamed over it does not matter, since
 * the content itself is compared. What can't be used is reported once, and the last good list stays.
 */
export class FollowedList {
  readonly #name: TeamListName;
  readonly #file: string;
  readonly #onFault: (fault: string) => void;
  #list: TeamList;
  /** What was found at the last look, and what was last taken or reported. */
  #seen: string | Unreadable;
  #settled: string | Unreadable;

  /** Throws a `UsageError` where the file can't be used now. */
  constructor(name: TeamListName, file: string, onFault: (fault: string) => void) {
    [this.#name, this.#file, this.#onFault] = [name, file, onFault];
    this.#seen = this.#settled = textOf(file);
    this.#list = listIn(name, file, this.#seen);
  }

  readonly current = (): TeamList => this.#list;

  /** Reads the file again. A faulty one may be half written: reported when the next look finds the same. */
  async look(): Promise<void> {
    const found = await readFile(this.#file, "utf8").catch(unreadable);
    const isSettling = isSame(this.#seen, found);
    this.#seen = found;
    if (isSame(this.#settled, found)) return;
    try {
      this.#list = listIn(this.#name, this.#file, found);
      this.#settled = found;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (!isSettling) return;
      this.#settled = found;
      this.#onFault(error.message);
    }
  }
}
