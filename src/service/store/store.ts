/**
 * The port to the database. Every store keeps the same promises, which one contract suite pins:
 * chains newest first (`createdAt`, then `_id`, both descending, by code point), surveys by name and then `_id`
 * (by code point), a write is all or nothing, and readers never see half of one.
 */
import type { AnswerSnapshot } from "../answers/leaves/leaf.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import type { StoredChain, StoredTemplate } from "../templates/chain-template.ts";
import type { ChainBatch } from "./chain-batch.ts";

/** The teams whose data a caller may see; `"all"` for a token that was made for every team. */
export type Scope = "all" | readonly string[];

export const inScope = (scope: Scope, teamId: string): boolean => scope === "all" || scope.includes(teamId);

/** Which part of an ordered list: `limit` documents after the first `skip`. */
export interface Window {
  readonly skip: number;
  readonly limit: number;
}

/** All surveys with their questions, as they were at one moment. Small enough to keep in memory. */
export interface Catalog {
  /** Changes whenever any survey changes, whichever process wrote it. */
  readonly revision: number;
  /** Changes whenever any response chain changes, whichever process wrote it. */
  readonly chainsRevision: number;
  /** Another one at random whenever either changes, stored with it: it tells states apart, and not how many there were. */
  readonly mark: number;
  /** By name, then `_id`. */
  readonly surveys: readonly ArchivedSurvey[];
}

/** A new `mark` of a catalog. */
export const newMark = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A part of a list of chains, as it was at one moment. */
export interface ChainPage {
  /** The templates in one piece, with `,\n` between them: JSON text never holds a line break. Empty where there is none. */
  readonly templates: StoredTemplate;
  /** Whether the list goes on behind them. */
  readonly hasMore: boolean;
  /** The catalog's `chainsRevision` at that moment. */
  readonly chainsRevision: number;
}

/** One chain, as it was at one moment. */
export interface ChainText {
  readonly template: StoredTemplate;
  /** The catalog's `chainsRevision` at that moment. */
  readonly chainsRevision: number;
}

/** A token as it is kept: never the token itself, only its digest. */
export interface StoredToken {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the token, lower-case hexadecimal. */
  readonly digest: string;
  readonly scope: Scope;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Unix milliseconds; from then on the token is refused. */
  readonly expiresAt?: number;
  readonly revokedAt?: number;
  readonly lastUsedAt?: number;
}

/** How many rows were ever written, by whichever process, those that changed nothing among them. */
export interface WrittenRows {
  readonly surveys: number;
  readonly chains: number;
}

interface AnswerLookup {
  /** Those of `questionIds`, questions of one survey, that stored chains answer. Slow: meant for what is seldom asked. */
  answered(surveyId: string, questionIds: readonly string[]): Promise<readonly string[]>;
}

/** What the API reads. Every method may throw `StoreUnavailable`. */
export interface FeedbackReader extends AnswerLookup {
  catalog(): Promise<Catalog>;
  chains(scope: Scope, filter: ChainFilter, window: Window): Promise<ChainPage>;
  countChains(scope: Scope, filter: ChainFilter): Promise<number>;
  chain(scope: Scope, id: string): Promise<ChainText | undefined>;
  /** All answers as they are now, to be read at leisure: whatever is written meanwhile, nothing is held for it. */
  answers(): Promise<AnswerSnapshot>;
  writtenRows(): Promise<WrittenRows>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}

/** Access tokens. Every method may throw `StoreUnavailable`. */
export interface TokenStore {
  /** Also finds expired and revoked tokens: the caller decides. */
  findToken(digest: string): Promise<StoredToken | undefined>;
  listTokens(): Promise<readonly StoredToken[]>;
  /** Throws `DuplicateToken` where the name or the digest is taken by a token that is not revoked. */
  addToken(token: StoredToken): Promise<void>;
  /** False where no token that is not revoked has this id. `at` in unix milliseconds. */
  revokeToken(id: string, at: number): Promise<boolean>;
  /** Notes that a token was used. `at` in unix milliseconds. */
  touchToken(id: string, at: number): Promise<void>;
}

export interface WriteCounts {
  readonly surveys: number;
  readonly chains: number;
  /** Of those, how many replaced a stored one with other content. */
  readonly replaced: number;
  /** Of those, how many were stored already, just as they came. */
  readonly unchanged: number;
}

/** Documents put into one open transaction, in the order of an archive: a survey before its chains. */
export interface FeedbackTransaction extends AnswerLookup {
  putSurvey(survey: ArchivedSurvey): Promise<void>;
  putChains(chains: readonly ArchivedChain[]): Promise<void>;
  /** The same for the chains of a batch but for those whose numbers are left out. */
  putBatch(batch: ChainBatch, leftOut?: ReadonlySet<number>): Promise<void>;
  /** The survey as this transaction sees it, and so what is `answered`. */
  survey(id: string): Promise<ArchivedSurvey | undefined>;
}

export interface FeedbackWriter {
  /** Runs `work` in one transaction: what it throws undoes all of it. */
  write(work: (transaction: FeedbackTransaction) => Promise<void>): Promise<WriteCounts>;
}

/** The store as it was at one moment, whatever is written meanwhile. */
export interface FeedbackSnapshot {
  /** By name, then `_id`. */
  surveys(): Promise<readonly ArchivedSurvey[]>;
  countChains(scope: Scope, filter: ChainFilter): Promise<number>;
  /** Everything that matches, newest first, a batch at a time. */
  chains(scope: Scope, filter: ChainFilter): AsyncIterable<readonly StoredChain[]>;
}

/** What is read as a whole, to be copied. Every method may throw `StoreUnavailable`. */
export interface FeedbackExporter {
  /** `work` sees one moment; the snapshot ends with it. */
  snapshot<Result>(work: (snapshot: FeedbackSnapshot) => Promise<Result>): Promise<Result>;
}

/** A store that its content can be copied out of. */
export interface ExportingStore extends Store, FeedbackExporter {}

export interface Store extends FeedbackReader, TokenStore, FeedbackWriter {
  close(): Promise<void>;
}

/** The database does not answer now; the request may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** What the database calls it, for a log: a word or a number, never data. */
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A token with this name or value exists already. */
export class DuplicateToken extends Error {
  override readonly name = "DuplicateToken";
}
