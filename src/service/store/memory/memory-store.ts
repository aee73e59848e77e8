/** The store in memory, for tests and the demo. A write makes a new snapshot; a read works on the one it found. */
import type { ChainFilter } from "../../../contract/queries.ts";
import {
  type ExportingStore,
  type FeedbackSnapshot,
  type FeedbackTransaction,
  type Scope,
  type Window,
  type WriteCounts,
  type WrittenRows,
  DuplicateToken,
  type StoredToken,
  type TokenStore,
} from "../store.ts";
import type { StoredTemplate } from "../../templates/chain-template.ts";
import { answeredIn, Draft, emptySnapshot, selects } from "./snapshot.ts";
const encoder = new TextEncoder();

const joined = (templates: readonly string[]): StoredTemplate => encoder.encode(templates.join(",\n"));

class MemoryTokens implements TokenStore {
  #tokens: readonly StoredToken[] = [];

  async findToken(digest: string) {
    const found = this.#tokens.filter((token) => token.digest === digest);
    return found.find(inForce) ?? found.at(-1);
  }

  async listTokens() {
    return this.#tokens;
  }

  async addToken(token: StoredToken) {
    const { name, digest } = token;
    const taken = (other: StoredToken): boolean => other.name === name || other.digest === digest;
    if (this.#tokens.some((other) => inForce(other) && taken(other)))
      throw new DuplicateToken("A token with this name or value exists already.");
    this.#tokens = [...this.#tokens, token];
  }

  async revokeToken(id: string, at: number) {
    const token = this.#tokens.find((candidate) => candidate.id === id && inForce(candidate));
    if (token !== undefined) this.#replace(token, { ...token, revokedAt: at });
    return token !== undefined;
  }

  async touchToken(id: string, at: number) {
    const token = this.#tokens.find((candidate) => candidate.id === id);
    if (token !== undefined) this.#replace(token, { ...token, lastUsedAt: at });
  }

  #replace(old: StoredToken, next: StoredToken): void {
    this.#tokens = this.#tokens.map((token) => (token === old ? next : token));
  }
}

/** An empty store. */
export const createMemoryStore = (): ExportingStore => new MemoryStore();

class MemoryStore extends MemoryTokens implements ExportingStore {
  #snapshot = emptySnapshot;
  #written: WrittenRows = { surveys: 0, chains: 0 };
  #writing: Promise<unknown> = Promise.resolve();

  catalog = async () => this.#snapshot.catalog;

  async chains(scope: Scope, filter: ChainFilter, { skip, limit }: Window) {
    const { catalog, chains } = this.#snapshot;
    const { chainsRevision } = catalog;
    const found: string[] = [];
    let passed = 0;
    for (const chain of chains) {
      if (!selects(scope, filter, chain) || passed++ < skip) continue;
      if (found.length === limit) return { templates: joined(found), hasMore: true, chainsRevision };
      found.push(chain.template);
    }
    return { templates: joined(found), hasMore: false, chainsRevision };
  }

  async countChains(scope: Scope, filter: ChainFilter) {
    return this.#snapshot.chains.filter((chain) => selects(scope, filter, chain)).length;
  }

  async chain(scope: Scope, id: string) {
    const { catalog, chainById } = this.#snapshot;
    const chain = chainById.get(id);
    if (chain === undefined || !selects(scope, {}, chain)) return undefined;
    return { template: encoder.encode(chain.template), chainsRevision: catalog.chainsRevision };
  }

  answers = async () => this.#snapshot.leaves.snapshot(this.#snapshot.catalog.chainsRevision);

  answered = async (surveyId: string, questionIds: readonly string[]) =>
    answeredIn(this.#snapshot.chains, surveyId, questionIds);

  writtenRows = async () => this.#written;

  ping = async () => undefined;

  close = async () => undefined;

  snapshot<Result>(work: (snapshot: FeedbackSnapshot) => Promise<Result>): Promise<Result> {
    const { catalog, chains } = this.#snapshot;
    const matching = (scope: Scope, filter: ChainFilter) =>
      chains.filter((chain) => selects(scope, filter, chain));
    return work({
      surveys: async () => catalog.surveys,
      countChains: async (scope, filter) => matching(scope, filter).length,
      async *chains(scope, filter) {
        yield matching(scope, filter);
      },
    });
  }

  /** One write at a time: the next one starts from what this one left. */
  write(work: (transaction: FeedbackTransaction) => Promise<void>): Promise<WriteCounts> {
    const done = this.#writing.then(async () => {
      const draft = new Draft(this.#snapshot);
      await work(draft);
      this.#snapshot = await draft.finish();
      const { surveys, chains } = draft.counts;
      this.#written = { surveys: this.#written.surveys + surveys, chains: this.#written.chains + chains };
      return draft.counts;
    });
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

const inForce = (token: StoredToken): boolean => token.revokedAt === undefined;
