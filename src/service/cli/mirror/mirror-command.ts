/** `earshot mirror`: copies another deployment of the API into the database. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { normalizeBaseUrl } from "../../../client/sign-in.ts";
import { signedIn } from "../command/deployment.ts";
import { databaseAddress, readFlags, SHARED_HELP, wholeNumber, UsageError } from "../command/flags.ts";
import { mirror } from "./mirror.ts";
import { mirrorStateSchema, runOf, type MirrorState } from "./time-slices.ts";
import { withStore } from "../command/open-store.ts";
import { withProgress } from "../command/progress.ts";
import { parsedJson } from "../../../lib/text/parsed-json.ts";

const HELP = `Usage: earshot mirror --from URL --token-file FILE [flags]

Copies another deployment of the API into the database: surveys in all their languages, and every chain. One that
was stopped goes on where it was; a later one reads only what is new, and again what may have changed since.

  --from URL         the deployment's base address
  --token-file FILE  a file that holds an access token for it
  --overlap DAYS     how far before the last run chains are read again (30)
  --state FILE       where it is kept how far the copy has come (.data/mirror-….json)
${SHARED_HELP}`;

const OPTIONS = {
  from: { type: "string" },
  "token-file": { type: "string" },
  overlap: { type: "string" },
  state: { type: "string" },
} as const;

const DAY = 86_400;

export async function runMirror(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("mirror", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  if (positionals.length > 0) throw new UsageError(`mirror takes no "${positionals[0]}".`);
  const overlap = wholeNumber("overlap", values.overlap ?? "30", 0, 36_500) * DAY;
  const from = baseUrlOf(values.from);
  const pasted = tokenIn(values["token-file"]);
  const stateFile =
    values.state ?? `.data/mirror-${createHash("sha256").update(from).digest("hex").slice(0, 12)}.json`;
  const state = readState(stateFile, from);

  const deployment = await signedIn(from, pasted);
  await withStore(databaseAddress(values.db), async (store) => {
    const run = runOf(state, Math.floor(Date.now() / 1000), overlap);
    const saveRun = (next: MirrorState["run"]): void =>
      writeState(stateFile, { ...state, ...(next && { run: next }) });
    const report = await withProgress("Copying", (begin) =>
      mirror(run, { ...deployment, store, saveRun, onChains: begin() }),
    );
    for (const line of report.lines()) console.log(line);
    if (!report.complete) throw new Error("The copy is not complete. Run the same command again to go on.");
    writeState(stateFile, { from, completeUntil: run.until });
  });
}

function baseUrlOf(text: string | undefined): string {
  const base = normalizeBaseUrl(text ?? "");
  if (base.ok) return base.baseUrl;
  throw new UsageError("mirror needs --from URL, an http(s) address without user and password.");
}

function tokenIn(file: string | undefined): string {
  if (file === undefined) throw new UsageError("mirror needs --token-file FILE.");
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`The file ${file} can't be read.`, { cause: error });
  }
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

/** The file is whole at any moment. */
function writeState(file: string, state: MirrorState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
