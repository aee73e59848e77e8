/** All answers through SQL: which leaves are in force, in one statement, and each of them when it is wanted. */
import { sql, type Kysely } from "kysely";
import type { AnswerSnapshot } from "../../answers/leaves/leaf.ts";
import { readGroups, type StoredGroup } from "../../answers/packed/answer-groups.ts";
import { comparePlaces } from "../../answers/packed/chain-order.ts";
import { headOf, readLeaf, type HeadRow } from "./leaf-rows.ts";
import type { WithPortErrors } from "./with-port-errors.ts";
import type { FeedbackTables } from "./tables.ts";

export class AnswerReader {
  readonly #db: Kysely<FeedbackTables>;
  readonly #withPortErrors: WithPortErrors;
  /** As they were read so far: groups are only ever added. */
  #groups: readonly StoredGroup[] = [];

  constructor(db: Kysely<FeedbackTables>, withPortErrors: WithPortErrors) {
    this.#db = db;
    this.#withPortErrors = withPortErrors;
  }

  async snapshot(): Promise<AnswerSnapshot> {
    const { rows } = await sql<HeadRow & { readonly revision: number }>`
      select revision.value as revision, answer_leaf.id, chains, first_at, first_id, last_at, last_id, contents
      from revision left join answer_leaf on retired_at is null
      where revision.name = 'chains'`.execute(this.#db);
    const leaves = rows.filter(({ id }) => id !== null).map(headOf);
    return {
      revision: rows[0]?.revision ?? 0,
      leaves: leaves.toSorted((a, b) => comparePlaces(a.first, b.first)),
      groups: readGroups(await this.#allGroups()),
      read: ({ id }, parts) => this.#withPortErrors(() => readLeaf(this.#db, id, parts)),
    };
  }

  async #allGroups(): Promise<readonly StoredGroup[]> {
    const known = this.#groups.at(-1)?.id ?? 0;
    const added = this.#db.selectFrom("answer_group").selectAll().where("id", ">", known).orderBy("id");
    this.#groups = [...this.#groups, ...(await added.execute())];
    return this.#groups;
  }
}
