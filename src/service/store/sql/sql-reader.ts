/** The reading half of a store through SQL, with the database's errors as those of the port. */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { FeedbackReader, Scope, TokenStore, Window } from "../store.ts";
import { CatalogReader } from "./catalog-reader.ts";
import { ChainReader } from "./chain-reader.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import { findToken, listTokens } from "./sql-tokens.ts";
import type { FeedbackTables } from "./tables.ts";

/** Runs `work`, and throws the port's errors in place of the database's. */
export type WithPortErrors = <Result>(work: () => Promise<Result>) => Promise<Result>;

export class SqlReader implements FeedbackReader, Pick<TokenStore, "findToken" | "listTokens"> {
  readonly #db: Kysely<FeedbackTables>;
  readonly #withPortErrors: WithPortErrors;
  readonly #catalog: CatalogReader;
  readonly #chains: ChainReader;

  constructor(db: Kysely<FeedbackTables>, dialect: SqlDialect, withPortErrors: WithPortErrors) {
    this.#db = db;
    this.#withPortErrors = withPortErrors;
    this.#catalog = new CatalogReader(db);
    this.#chains = new ChainReader(db, dialect);
  }

  catalog = () => this.#withPortErrors(() => this.#catalog.catalog());

  chains = (scope: Scope, filter: ChainFilter, window: Window) =>
    this.#withPortErrors(() => this.#chains.page(scope, filter, window));

  countChains = (scope: Scope, filter: ChainFilter) =>
    this.#withPortErrors(() => this.#chains.count(scope, filter));

  chain = (scope: Scope, id: string) => this.#withPortErrors(() => this.#chains.one(scope, id));

  /** Reads a table, so that a file that is no database of ours does not pass for one. */
  ping = () =>
    this.#withPortErrors(async () => {
      await sql`select value from revision`.execute(this.#db);
    });

  findToken = (digest: string) => this.#withPortErrors(() => findToken(this.#db, digest));

  listTokens = () => this.#withPortErrors(() => listTokens(this.#db));
}
