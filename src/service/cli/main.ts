/** The command line: `earshot COMMAND …`. A failure ends with one clear line and a non-zero exit. */
import { UsageError } from "./command/flags.ts";
import { withoutSecrets } from "./command/without-secrets.ts";

interface Command {
  readonly summary: string;
  /** Loads and runs the command, so that none pays for what another one needs. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    summary: "serve the API and the dashboard",
    run: async (args) => (await import("./serve/serve.ts")).runServe(args),
  },
  import: {
    summary: "import archives into the database",
    run: async (args) => (await import("./import/import-command.ts")).runImport(args),
  },
  export: {
    summary: "write the database's content as an archive",
    run: async (args) => (await import("./export/export-command.ts")).runExport(args),
  },
  mirror: {
    summary: "copy another deployment into the database",
    run: async (args) => (await import("./mirror/mirror-command.ts")).runMirror(args),
  },
  report: {
    summary: "write what the numbers say",
    run: async (args) => (await import("./report/report-command.ts")).runReport(args),
  },
  comments: {
    summary: "tell what respondents wrote, searched and counted",
    run: async (args) => (await import("./comments/comments-command.ts")).runComments(args),
  },
  token: {
    summary: "create, list and revoke access tokens",
    run: async (args) => (await import("./token/token-command.ts")).runToken(args),
  },
  sample: {
    summary: "fill the database with sample data",
    run: async (args) => (await import("./sample/sample-command.ts")).runSample(args),
  },
};

const HELP = `Usage: earshot COMMAND [flags]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join("\n")}

Each command tells more with --help; --version tells which Earshot this is.`;

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || ["--help", "-h", "help"].includes(name)) return console.log(HELP);
  if (name === "--version") return console.log((await import("../reports/version.ts")).version());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}". See: earshot --help`);
  await command.run(args);
}

/** An argument, and the value after `=` where it is a flag with one. */
const flagValue = (argument: string): readonly string[] => [argument, argument.replace(/^--[\w-]+=/, "")];

function fail(message: string): void {
  const told = withoutSecrets(message, [
    ...process.argv.slice(2).flatMap(flagValue),
    ...Object.entries(process.env).flatMap(([name, value]) => (name.startsWith("EARSHOT_") ? [value] : [])),
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
