/** What `serve` can be told, by flag or by variable; a flag wins. Anything unusable is a `UsageError` that names it. */
import { TEAM_LISTS, type TeamListName } from "../../../contract/answers/answers-link.ts";
import { trimBase } from "../../../contract/endpoints.ts";
import { DEFAULT_DATABASE, readFlags, refuseWeakToken, UsageError, wholeNumber } from "../command/flags.ts";

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** A SQLite path or a `postgres://` address. */
  readonly db: string;
  readonly pageSize: number;
  readonly baseUrl?: string;
  readonly upstream?: string;
  /** Requests per token and minute; 0 for no limit. */
  readonly rateLimit: number;
  /** Answer streams open at once. */
  readonly streams: { readonly perToken: number; readonly inAll: number };
  readonly corsOrigins: readonly string[];
  readonly metricsToken?: string;
  readonly lists: Readonly<Partial<Record<TeamListName, string>>>;
  readonly mcp: boolean;
  /** Fill an empty database with sample data. */
  readonly sample: boolean;
}

interface Setting {
  readonly flag: string;
  readonly variable: string;
  readonly help: string;
}

/** By default the variable is named after the flag: EARSHOT_PAGE_SIZE for --page-size. */
const setBy = (
  flag: string,
  help: string,
  variable = `EARSHOT_${flag.toUpperCase().replaceAll("-", "_")}`,
): Setting => ({ flag, variable, help });

const SETTINGS = {
  port: setBy("port", "port to listen on (4310)", "PORT"),
  host: setBy("host", "address to listen on (127.0.0.1)", "HOST"),
  db: setBy("db", "SQLite path or postgres:// address (.data/earshot.sqlite)"),
  pageSize: setBy("page-size", "documents a page, 1 to 1000 (100)"),
  baseUrl: setBy("base-url", "base address in paging links (from the request)"),
  upstream: setBy("upstream", "pass the API on to this deployment"),
  rateLimit: setBy("rate-limit", "requests per token a minute; 0 is off (0)"),
  tokenStreams: setBy("token-streams", "answer streams a token may have open (8)"),
  streams: setBy("streams", "answer streams open at once, of all tokens (64)"),
  corsOrigins: setBy("cors-origins", "origins that browsers may call the API from, comma-separated"),
  metricsToken: setBy(
    "metrics-token",
    "token, 20 characters or more, that /metrics then asks for, this machine's requests too (without: this machine alone)",
  ),
  codes: setBy("codes", "JSON file of the codes that a team shares"),
  metrics: setBy("metrics", "JSON file of the metrics that a team shares"),
  events: setBy("events", "JSON file of the events that a team shares"),
  mcp: setBy("mcp", "on or off: whether /mcp answers assistants (on)"),
};

export const SERVE_HELP = `Usage: earshot serve [flags]

Serves the API and the dashboard on one port.

${Object.values(SETTINGS)
  .map(({ flag, variable, help }) => `  ${`--${flag} VALUE`.padEnd(24)}${variable.padEnd(24)}${help}`)
  .join("\n")}
  ${"--sample".padEnd(48)}fill a database without surveys and tokens with sample data and print a ready token
  ${"--help".padEnd(48)}this text`;

/** Reads command line and environment; undefined where `--help` was asked for. */
export function readServeSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServeSettings | undefined {
  const read = readFlags("serve", args, OPTIONS, false).values;
  const { help, sample, ...flags }: Readonly<Record<string, string | boolean | undefined>> = read;
  if (help === true) return undefined;
  // An empty variable is an unset one, as in `PORT= npm start`.
  const text = ({ flag, variable }: Setting) => stringOf(flags[flag]) ?? (environment[variable] || undefined);
  const whole = (setting: Setting, fallback: number, least: number, most: number) =>
    wholeNumber(`${setting.flag} (${setting.variable})`, text(setting) ?? String(fallback), least, most);
  const [baseUrl, upstream] = [SETTINGS.baseUrl, SETTINGS.upstream].map((setting) =>
    webAddress(setting, text(setting)),
  );
  const metricsToken = text(SETTINGS.metricsToken);
  if (metricsToken !== undefined) refuseWeakToken(named(SETTINGS.metricsToken), metricsToken);
  const lists = Object.fromEntries(
    TEAM_LISTS.flatMap((name) => {
      const file = text(SETTINGS[name]);
      if (file !== undefined && upstream !== undefined) throw new UsageError(notBehind(SETTINGS[name]));
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  return {
    port: whole(SETTINGS.port, 4310, 0, 65_535),
    host: text(SETTINGS.host) ?? "127.0.0.1",
    db: text(SETTINGS.db) ?? DEFAULT_DATABASE,
    pageSize: whole(SETTINGS.pageSize, 100, 1, 1_000),
    rateLimit: whole(SETTINGS.rateLimit, 0, 0, 1_000_000),
    streams: {
      perToken: whole(SETTINGS.tokenStreams, 8, 1, 10_000),
      inAll: whole(SETTINGS.streams, 64, 1, 10_000),
    },
    corsOrigins: origins(text(SETTINGS.corsOrigins) ?? ""),
    lists,
    mcp: onOrOff(SETTINGS.mcp, text(SETTINGS.mcp) ?? "on"),
    sample: sample === true,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(upstream === undefined ? {} : { upstream }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
  };
}

const OPTIONS = {
  ...Object.fromEntries(Object.values(SETTINGS).map(({ flag }) => [flag, { type: "string" }] as const)),
  sample: { type: "boolean" },
} as const;

const stringOf = (value: string | boolean | undefined) => (typeof value === "string" ? value : undefined);

/** Who may see a list is told by tokens, which another deployment keeps to itself. */
const notBehind = (setting: Setting): string =>
  `${named(setting)} does not go with --upstream (EARSHOT_UPSTREAM): lists are shared over the service's own database.`;

const named = ({ flag, variable }: Setting): string => `--${flag} (${variable})`;

function onOrOff(setting: Setting, text: string): boolean {
  if (text === "on" || text === "off") return text === "on";
  throw new UsageError(`${named(setting)} must be on or off, not "${text}".`);
}

function webAddress(setting: Setting, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const usable = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  if (usable && url.search === "" && url.hash === "") return trimBase(text);
  // Not quoted: it may hold a secret.
  throw new UsageError(`${named(setting)} must be an http(s) address without user, query and fragment.`);
}

function origins(text: string): readonly string[] {
  const list = text.split(",").map((origin) => origin.trim());
  return list
    .filter((origin) => origin !== "")
    .map((origin) => {
      if (origin === "*" || URL.parse(origin)?.origin === origin) return origin;
      throw new UsageError(
        `${named(SETTINGS.corsOrigins)} must list origins such as https://example.com, without path, user and query.`,
      );
    });
}
