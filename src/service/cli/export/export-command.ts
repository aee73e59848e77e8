/** `earshot export`: the database's content, or a part of it, as an archive. */
import type { ChainFilter } from "../../../contract/queries.ts";
import { exportArchive } from "../../archive/export-archive.ts";
import type { ExportingStore } from "../../store/store.ts";
import {
  databaseAddress,
  readFlags,
  refuseToOverwrite,
  refuseUnknown,
  SHARED_HELP,
  UsageError,
  dayOf,
  scopeOfTeams,
} from "../command/flags.ts";
import { withDatabase } from "../command/open-store.ts";
import { counted, withProgress } from "../command/progress.ts";
import { writeWhole } from "../command/whole-file.ts";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

const HELP = `Usage: earshot export [FILE] [flags]

Writes the database as a feedback archive: to FILE (gzipped where its name ends in .gz), without one or to - on
standard output.
What is written is one moment, whatever is imported meanwhile.

  --team ID      only this team's; may be repeated
  --survey ID    only this survey's; may be repeated
  --from DATE    only chains created on this day or later, in UTC
  --to DATE      only chains created on this day or earlier, in UTC
${SHARED_HELP}`;

const OPTIONS = {
  team: { type: "string", multiple: true },
  survey: { type: "string", multiple: true },
  from: { type: "string" },
  to: { type: "string" },
} as const;

export async function runExport(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("export", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  const [name, stray] = positionals;
  const file = name === "-" ? undefined : name;
  if (stray !== undefined) throw new UsageError(`export writes one file: "${stray}" is one too many.`);
  const { team = [], survey = [] } = values;
  const filter: ChainFilter = {
    ...(values.from === undefined ? {} : { createdFrom: dayOf("from", values.from).start / 1000 }),
    ...(values.to === undefined ? {} : { createdTo: dayOf("to", values.to).end / 1000 - 1 }),
    ...(survey.length === 0 ? {} : { surveyId: survey }),
  };
  if ((filter.createdFrom ?? -Infinity) > (filter.createdTo ?? Infinity))
    throw new UsageError("--from must not be after --to.");
  if (file !== undefined) refuseToOverwrite(file, databaseAddress(values.db));
  const chains = await withDatabase(values.db, (store) => exportTo(store, file, team, filter));
  if (file !== undefined) console.log(`Exported ${counted(chains, "chain")} to ${file}.`);
}

async function exportTo(
  store: ExportingStore,
  file: string | undefined,
  teams: readonly string[],
  filter: ChainFilter,
): Promise<number> {
  const catalog = await store.catalog();
  const scope = scopeOfTeams(catalog, teams);
  refuseUnknown(catalog.surveys, { teams: [], surveys: filter.surveyId ?? [] });
  return store.snapshot(async (snapshot) => {
    const total = await snapshot.countChains(scope, filter);
    await withProgress("Writing", (begin) =>
      writeArchive(file, exportArchive(snapshot, { scope, filter }, begin(total))),
    );
    return total;
  });
}

/** Writes to a file (gzipped for .gz) or to standard output. Throws `UsageError`. */
function writeArchive(path: string | undefined, text: AsyncIterable<string>): Promise<void> {
  const source = Readable.from(text, { objectMode: true, highWaterMark: 1 });
  if (path === undefined) return pipeline(source, process.stdout, { end: false });
  return writeWhole("archive", path, (file) =>
    path.endsWith(".gz") ? pipeline(source, createGzip(), file) : pipeline(source, file),
  );
}
