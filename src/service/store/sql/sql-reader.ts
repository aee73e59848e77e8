/** The reading half of a store through SQL, with the database's errors as those of the port. */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { Catalog, FeedbackReader, Scope, StoredToken, TokenStore, Window } from "../store.ts";
import { answeredQuestions, catalogReader } from "./catalog-reader.ts";
import { ChainReader, countChains } from "./chain-reader.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import { findToken, listTokens } from "./sql-tokens.ts";
import type { FeedbackTables } from "./tables.ts";
import { writtenRows, headOf, readLeaf, type HeadRow } from "./leaf-rows.ts";
import type { AnswerSnapshot } from "../../answers/leaves/leaf.ts";
import { readGroups, type AnswerGroups, type StoredGroup } from "../../answers/packed/answer-groups.ts";
import { comparePlaces } from "../../answers/packed/chain-order.ts";

/** Whether anything may have been written since it was asked last. */
export type WasWritten = () => boolean;

/** What every request asks for, as it was found since the last write. */
interface Known {
  catalog?: Catalog;
  /** By digest; only those that there are, so that guessing fills no memory. */
  readonly tokens: Map<string, StoredToken>;
}

export class SqlReader implements FeedbackReader, Pick<TokenStore, "findToken" | "listTokens"> {
  protected readonly db: Kysely<FeedbackTables>;
  protected readonly dialect: SqlDialect;
  readonly #withPortErrors: WithPortErrors;
  readonly #catalog: () => Promise<Catalog>;
  readonly #chains: ChainReader;
  readonly #wasWritten: WasWritten;
  #known: Known = { tokens: new Map() };
  /** Groups of answers as they were read so far: they are only ever added, and shared by all that read at once. */
  #groups: { readonly stored: readonly StoredGroup[]; readonly read: AnswerGroups } = {
    stored: [],
    read: { chain: [], question: [] },
  };

  constructor(
    db: Kysely<FeedbackTables>,
    dialect: SqlDialect,
    withPortErrors: WithPortErrors,
    wasWritten: WasWritten = () => true,
  ) {
    this.db = db;
    this.dialect = dialect;
    this.#withPortErrors = withPortErrors;
    this.#wasWritten = wasWritten;
    this.#catalog = catalogReader(db);
    this.#chains = new ChainReader(db, dialect);
  }

  catalog = () =>
    this.#withPortErrors(async () => {
      const known = this.#knownSinceWrite();
      return (known.catalog ??= await this.#catalog());
    });

  chains = (scope: Scope, filter: ChainFilter, window: Window) =>
    this.#withPortErrors(() => this.#chains.page(scope, filter, window));

  countChains = (scope: Scope, filter: ChainFilter) =>
    this.#withPortErrors(() => countChains(this.db, this.dialect, scope, filter));

  chain = (scope: Scope, id: string) => this.#withPortErrors(() => this.#chains.one(scope, id));

  answered = (surveyId: string, questionIds: readonly string[]) =>
    this.#withPortErrors(() => answeredQuestions(this.db, this.dialect, surveyId, questionIds));

  /** Which leaves are in force, in one statement; each of them is read when it is wanted. */
  answers = () =>
    this.#withPortErrors(async (): Promise<AnswerSnapshot> => {
      const { rows } = await sql<HeadRow & { readonly revision: number }>`
        select revision.value as revision, answer_leaf.id, chains, first_at, first_id, last_at, last_id, contents
        from revision left join answer_leaf on retired_at is null
        where revision.name = 'chains'`.execute(this.db);
      const leaves = rows.filter(({ id }) => id !== null).map(headOf);
      return {
        revision: rows[0]?.revision ?? 0,
        leaves: leaves.toSorted((a, b) => comparePlaces(a.first, b.first)),
        groups: await this.#allGroups(),
        read: ({ id }, parts) => this.#withPortErrors(() => readLeaf(this.db, id, parts)),
      };
    });

  writtenRows = () => this.#withPortErrors(() => writtenRows(this.db));

  /** Reads a table, so that a file that is no database of ours does not pass for one. */
  ping = () =>
    this.#withPortErrors(async () => {
      await sql`select value from revision`.execute(this.db);
    });

  findToken = (digest: string) =>
    this.#withPortErrors(async () => {
      const { tokens } = this.#knownSinceWrite();
      const token = tokens.get(digest) ?? (await findToken(this.db, digest));
      if (token !== undefined) tokens.set(digest, token);
      return token;
    });

  listTokens = () => this.#withPortErrors(() => listTokens(this.db));

  /** A new one after a write: what was still being read then goes into the old one. */
  #knownSinceWrite(): Known {
    if (this.#wasWritten()) this.#known = { tokens: new Map() };
    return this.#known;
  }

  async #allGroups(): Promise<AnswerGroups> {
    const { stored } = this.#groups;
    const known = stored.at(-1)?.id ?? 0;
    const added = await this.db
      .selectFrom("answer_group")
      .selectAll()
      .where("id", ">", known)
      .orderBy("id")
      .execute();
    if (added.length > 0) {
      const all = [...stored, ...added];
      this.#groups = { stored: all, read: readGroups(all) };
    }
    return this.#groups.read;
  }
}

/** Runs `work`, and throws the port's errors in place of the database's. */
type WithPortErrors = <Result>(work: () => Promise<Result>) => Promise<Result>;
