/** `earshot token`: who may read what. A token is shown once, when it is made; only its digest is kept. */
import { randomBytes } from "node:crypto";
import type { Store, StoredToken } from "../../store/store.ts";
import { tokenDigest } from "../../token-digest.ts";
import {
  databaseAddress,
  readFlags,
  refuseWeakToken,
  SHARED_HELP,
  UsageError,
  dayOf,
  scopeOfTeams,
} from "../command/flags.ts";
import { isAbsent, withDatabase, withStore } from "../command/open-store.ts";
import { shownAddress } from "../command/without-secrets.ts";

const HELP = `Usage: earshot token create --name NAME [--team ID…] [--expires DATE] [--value TOKEN]
       earshot token list
       earshot token revoke NAME

create prints the new token, this once. Without --team it opens every team; --expires 2026-12-31 ends it with
that day in UTC; --value sets the token instead of making one up. revoke takes a name or an id.

${SHARED_HELP}`;

const OPTIONS = {
  name: { type: "string" },
  team: { type: "string", multiple: true },
  expires: { type: "string" },
  value: { type: "string" },
} as const;

type Values = ReturnType<typeof readFlags<typeof OPTIONS>>["values"];

export async function runToken(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("token", args, OPTIONS);
  const [action, ...rest] = positionals;
  if (values.help === true) return console.log(HELP);
  const perform = actionOf(action, values, rest);
  const db = databaseAddress(values.db);
  // A database without surveys has no teams.
  const isNew = action === "create" && values.team === undefined && isAbsent(db);
  await (isNew ? withStore : withDatabase)(db, async (store) => {
    if (isNew)
      process.stderr.write(`earshot: There was no database ${shownAddress(db)}: a new one is made.\n`);
    // Told before the database is closed: a token is known here alone.
    console.log(await perform(store));
  });
}

type Action = (store: Store) => Promise<string>;

/** Everything that the arguments alone can tell wrong is told before a database is opened. */
function actionOf(action: string | undefined, values: Values, rest: readonly string[]): Action {
  if (action === "create") return creation(values, rest);
  const creating = Object.keys(OPTIONS).find((flag) => flag in values);
  if (creating !== undefined) throw new UsageError(`--${creating} goes with token create only.`);
  const [nameOrId, ...more] = rest;
  if (action === "list" && nameOrId === undefined)
    return async (store) => tokenTable(await store.listTokens());
  if (action === "revoke" && nameOrId !== undefined && more.length === 0)
    return (store) => revoke(store, nameOrId);
  throw new UsageError("token is followed by create, list or revoke NAME. See: earshot token --help");
}

function creation(values: Values, rest: readonly string[]): Action {
  const { name, team = [], expires, value = `earshot_${randomBytes(32).toString("base64url")}` } = values;
  const [stray] = rest;
  if (stray !== undefined && team.length === 0) throw new UsageError(`token create takes no "${stray}".`);
  if (name === undefined || !/^\P{Cc}+$/u.test(name.trim()))
    throw new UsageError("token create needs --name NAME, on one line.");
  refuseWeakToken("--value", value);
  const expiresAt = expires === undefined ? undefined : dayOf("expires", expires).end;
  if (expiresAt !== undefined && expiresAt <= Date.now())
    throw new UsageError(`--expires ${expires} is over: the token would open nothing.`);
  return async (store) => {
    const token: StoredToken = {
      id: randomBytes(6).toString("hex"),
      name: name.trim(),
      digest: await tokenDigest(value),
      scope: scopeOfTeams(await store.catalog(), [...team, ...rest]),
      createdAt: Date.now(),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    };
    await store.addToken(token);
    return value;
  };
}

async function revoke(store: Store, nameOrId: string): Promise<string> {
  const inForce = (await store.listTokens()).filter(({ revokedAt }) => revokedAt === undefined);
  const byId = inForce.find(({ id }) => id === nameOrId);
  const byName = inForce.find(({ name }) => name === nameOrId);
  if (byId !== undefined && byName !== undefined && byId !== byName)
    throw new UsageError(
      `"${nameOrId}" is the id of one token and the name of another: revoke the first as "${byId.name}", the second as "${byName.id}".`,
    );
  const token = byId ?? byName;
  if (token === undefined || !(await store.revokeToken(token.id, Date.now())))
    throw new UsageError(`No token in force has the name or id "${nameOrId}".`);
  return `The token ${nameOrId} is revoked.`;
}

/** The list of tokens for a terminal: one line each, columns padded. Nothing in it opens anything. */
const HEADINGS = ["ID", "NAME", "TEAMS", "CREATED", "EXPIRES", "LAST USED", "STATE"];

/** `now` in unix milliseconds tells which tokens have expired. */
function tokenTable(tokens: readonly StoredToken[], now = Date.now()): string {
  const rows = [HEADINGS, ...tokens.map((token) => cells(token, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cells(token: StoredToken, now: number): string[] {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const teams = scope === "all" ? "all" : scope.join(",");
  return [id, name, teams, time(createdAt), time(expiresAt), time(lastUsedAt), stateOf(token, now)];
}

function stateOf({ revokedAt, expiresAt }: StoredToken, now: number): string {
  if (revokedAt !== undefined) return "revoked";
  return expiresAt !== undefined && expiresAt <= now ? "expired" : "in force";
}

const time = (at: number | undefined): string =>
  at === undefined ? "-" : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")}Z`;
