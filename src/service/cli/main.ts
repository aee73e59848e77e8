/** The command line: `earshot COMMAND …`. A failure ends with one clear line and a non-zero exit. */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { UsageError } from "./command/flags.ts";
import { withoutSecrets } from "./command/without-secrets.ts";

// Kept beside the code, where nobody else can put other code; threads of the process find it by its name.
const COMPILED = fileURLToPath(new URL("../../../.cache/compiled", import.meta.url));
enableCompileCache(COMPILED);
process.env["NODE_COMPILE_CACHE"] ??= COMPILED;

/** Each loads its own code, so that none pays for what another one needs. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  serve: async (args) => (await import("./serve/serve.ts")).runServe(args),
  import: async (args) => (await import("./import/import-command.ts")).runImport(args),
  export: async (args) => (await import("./export/export-command.ts")).runExport(args),
  mirror: async (args) => (await import("./mirror/mirror-command.ts")).runMirror(args),
  report: async (args) => (await import("./report/report-command.ts")).runReport(args),
  comments: async (args) => (await import("./comments/comments-command.ts")).runComments(args),
  token: async (args) => (await import("./token/token-command.ts")).runToken(args),
  sample: async (args) => (await import("./sample/sample-command.ts")).runSample(args),
};

const HELP = `Usage: earshot COMMAND [flags]

  serve     serve the API and the dashboard
  import    import archives into the database
  export    write the database's content as an archive
  mirror    copy another deployment into the database
  report    write what the numbers say
  comments  tell what respondents wrote, searched and counted
  token     create, list and revoke access tokens
  sample    fill the database with sample data

Each command tells more with --help; --version tells which Earshot this is.`;

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || ["--help", "-h", "help"].includes(name)) return console.log(HELP);
  if (name === "--version") return console.log((await import("../reports/version.ts")).version());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}". See: earshot --help`);
  await command(args);
}

/** An argument, without the flag that it is the value of. */
const valueOf = (argument: string): string => argument.replace(/^--[\w-]+=/, "");

function fail(message: string): void {
  const told = withoutSecrets(message, [
    ...process.argv.slice(2).map(valueOf),
    ...Object.entries(process.env).flatMap(([name, value]) =>
      /^(?:EARSHOT_.*|HOST|PORT)$/.test(name) ? [value] : [],
    ),
  ]);
  process.stderr.write(`earshot: ${told.replace(/\s+/g, " ").trim()}\n`);
  process.exitCode = 1;
}

let outputFault: unknown;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  outputFault = error;
  // The reader of the output may close it early, as `head` does: that is no failure.
  if (error.code !== "EPIPE") fail(`Standard output can't be written: ${error.message}`);
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error !== outputFault) fail(error instanceof Error ? error.message : String(error));
}
