/** `earshot mirror`: copies another deployment of the API into the database. */
import { createHash } from "node:crypto";
import { accessSync, constants, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { normalizeBaseUrl } from "../../../client/sign-in.ts";
import { signedIn } from "../command/deployment.ts";
import {
  databaseAddress,
  readFlags,
  refuseToOverwrite,
  SHARED_HELP,
  wholeNumber,
  UsageError,
} from "../command/flags.ts";
import { mirror } from "./mirror.ts";
import {
  type Held,
  heldOf,
  type MirrorRun,
  type MirrorState,
  mirrorStateSchema,
  readUntil,
  runOf,
  STATE_VERSION,
} from "./time-slices.ts";
import { isFolder, isServer, makeFolder, refuseNoDatabase, withStore } from "../command/open-store.ts";
import { counted, withProgress } from "../command/progress.ts";
import { writeWholeText } from "../command/whole-file.ts";
import { withoutPassword } from "../command/without-secrets.ts";
import type { ExportingStore } from "../../store/store.ts";
import { parsedJson } from "../../../lib/text/parsed-json.ts";

const HELP = `Usage: earshot mirror --from URL --token-file FILE [flags]

Copies another deployment of the API into the database: surveys in all their languages, and every chain. One that
was stopped goes on where it was; a later one reads only what is new, and again what may have changed since.

  --from URL         the deployment's base address
  --token-file FILE  a file that holds an access token for it
  --overlap DAYS     how far before the last run chains are read again (30)
  --state FILE       where it is kept how far the copy has come (beside an SQLite database, .data/mirror-….json for
                     PostgreSQL; one for each deployment and database)
${SHARED_HELP}`;

const OPTIONS = {
  from: { type: "string" },
  "token-file": { type: "string" },
  overlap: { type: "string" },
  state: { type: "string" },
} as const;

const DAY = 86_400;
const NOT_COMPLETE = "The copy is not complete.";

export async function runMirror(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("mirror", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  if (positionals.length > 0) throw new UsageError(`mirror takes no "${positionals[0]}".`);
  const overlap = wholeNumber("overlap", values.overlap ?? "30", 0, 36_500) * DAY;
  const base = normalizeBaseUrl(values.from ?? "");
  if (!base.ok)
    throw new UsageError("mirror needs --from URL, an http(s) address without user and password.");
  const from = base.baseUrl;
  const pasted = tokenIn(values["token-file"]);
  const db = databaseAddress(values.db);
  refuseNoDatabase(db);
  const stateFile = values.state ?? defaultState(from, db);
  refuseToOverwrite(stateFile, db);
  makeRoom(stateFile);
  const state = readState(stateFile, from);

  const deployment = await signedIn(from, pasted);
  await withStore(db, async (store) => {
    const trusted = await trustedState(state, store);
    const run = runOf(trusted, Math.floor(Date.now() / 1000), overlap);
    // A run that was stopped read other rows, one that ended the last of the same.
    let earlier = run === trusted.run || run.since !== undefined ? (trusted.leftOut ?? 0) : 0;
    let { held, leftOut = 0 } = trusted;
    const saveRun = (next: MirrorRun, found: Held, now: number): Promise<void> => {
      held = found;
      leftOut = next.since === undefined ? earlier + now : Math.max(earlier, now);
      return writeState(stateFile, { from, version: STATE_VERSION, held, leftOut, run: next });
    };
    const report = await withProgress("Copying", (begin) =>
      mirror(run, {
        ...deployment,
        store,
        known: trusted.held?.surveys ?? [],
        saveRun,
        onChains: begin(),
        onStartOver: () => {
          earlier = 0;
          console.log("The token shows surveys that were not copied. Everything is read again.");
        },
      }),
    );
    for (const line of report.lines()) console.log(line);
    if (!report.isReadWhole) throw new Error(`${NOT_COMPLETE} Run the same command again to go on.`);
    await writeState(stateFile, {
      from,
      version: STATE_VERSION,
      completeUntil: run.until,
      leftOut,
      ...(held && { held }),
    });
    if (leftOut > 0)
      throw new Error(
        `${NOT_COMPLETE} It lacks ${counted(leftOut, "row")} that can't be copied, and running the command again does not ` +
          "change that. What is new is copied all the same. Once the deployment has mended them, delete " +
          `${stateFile} to have everything read again.`,
      );
  });
}

/** Beside an SQLite database, so that both go the same way: without it a copy is made anew. */
const defaultState = (from: string, db: string): string =>
  isServer(db)
    ? `.data/mirror-${nameOf(`${from}\n${withoutPassword(db)}`)}.json`
    : `${db}.mirror-${nameOf(from)}.json`;

const nameOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The state, or that of nothing read where the database has not what it tells. */
async function trustedState(state: MirrorState, store: ExportingStore): Promise<MirrorState> {
  const { from, version, held } = state;
  const until = readUntil(state);
  if (until === undefined) return { from };
  if (held === undefined || version !== STATE_VERSION) {
    console.log(
      "The last run was one of an earlier version, which may have left out chains. Everything is read again.",
    );
    return { from };
  }
  const { chains } = await heldOf(store, held.surveys, until);
  if (chains >= held.chains) return state;
  console.log(
    `The database has ${chains.toLocaleString("en")} of the ${counted(held.chains, "chain")} that were copied into it. ` +
      "Everything is read again.",
  );
  return { from };
}

function tokenIn(file: string | undefined): string {
  if (file === undefined) throw new UsageError("mirror needs --token-file FILE.");
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`The file ${file} can't be read.`, { cause: error });
  }
}

/** Refuses what can't hold the state before anything is read for it. */
function makeRoom(file: string): void {
  try {
    makeFolder(dirname(file));
    accessSync(dirname(file), constants.W_OK);
    if (!isFolder(file)) return;
  } catch (error) {
    throw new UsageError(`The state can't be kept in ${file}: its folder can't be made or written to.`, {
      cause: error,
    });
  }
  throw new UsageError(`The state can't be kept in ${file}, which is a folder.`);
}

function readState(file: string, from: string): MirrorState {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { from };
  }
  const { data: state } = mirrorStateSchema.safeParse(parsedJson(text));
  if (state?.from === from) return state;
  throw new UsageError(`The file ${file} does not hold the state of a mirror of ${from}.`);
}

function writeState(file: string, state: MirrorState): Promise<void> {
  return writeWholeText("state", file, `${JSON.stringify(state)}\n`);
}
