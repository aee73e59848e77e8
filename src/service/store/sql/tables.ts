/**
 * The tables, alike on SQLite and PostgreSQL. What chains are found by stands apart from what they say, so that
 * skipping touches narrow rows only, and the documents of one page alone are read.
 */
import type { StoredGroup } from "../../answers/packed/answer-groups.ts";

export interface FeedbackTables {
  readonly survey: {
    readonly id: string;
    readonly name: string;
    /** An ArchivedSurvey as JSON text. */
    readonly document: string;
  };
  readonly chain_key: ChainKeyTable;
  readonly chain_document: {
    /** A ChainTemplate. */
    readonly template: string;
  };
  /** One row each for `catalog` and `chains`, counted up by every write that changes them; since the first of them `mark`. */
  readonly revision: {
    readonly name: "catalog" | "chains" | "mark";
    readonly value: number;
  };
  /** One row a kind: how many were ever written. */
  readonly written: {
    readonly kind: "survey" | "chain";
    readonly total: number;
  };
  readonly token: TokenTable;
  readonly answer_group: StoredGroup;
  readonly answer_leaf: AnswerLeafTable;
  /** The parts of leaves, see `leaf-bytes.ts`. */
  readonly answer_part: {
    readonly leaf: number;
    readonly part: "numbers" | "text" | "metadata";
    readonly bytes: Uint8Array;
  };
  /** One row while chains that were stored before there were leaves are put into them: the place of the last one that was. */
  readonly answer_backlog: {
    readonly id: number;
    /** Unix seconds; null before the first one. */
    readonly done_at: number | null;
    readonly done_id: string | null;
  };
}

/** A place in the list: right behind the chain with this creation time (unix seconds) and id. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

export interface ChainKeyTable {
  readonly id: string;
  /** Unix seconds. */
  readonly created_at: number;
  readonly team_id: string;
  readonly touchpoint_id: string;
  readonly survey_id: string;
  /** 0 or 1: SQLite has no booleans. */
  readonly is_closed: number;
  readonly survey_version: number;
}

export interface TokenTable {
  readonly id: string;
  readonly name: string;
  readonly digest: string;
  /** The team ids as a JSON array; null for every team. */
  readonly teams: string | null;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly last_used_at: number | null;
}

/** See `leaf.ts`. */
export interface AnswerLeafTable {
  readonly id: number;
  readonly chains: number;
  /** Unix seconds. */
  readonly first_at: number;
  readonly first_id: string;
  readonly last_at: number;
  readonly last_id: string;
  readonly contents: Uint8Array;
  /** Unix milliseconds from which on others have stood in its place; null while it is in force. */
  readonly retired_at: number | null;
}
