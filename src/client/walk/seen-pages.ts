/** Which ids and pages of a list were read, and when. It holds no rows, so that these can be forgotten. */
import { textHash } from "../../lib/text/text-hash.ts";
import { IdMap } from "../../lib/id-map.ts";
import type { Identified, WalkedPage } from "./types.ts";
import { newest, type Observation, type Span } from "./page-boundaries.ts";

interface PageFacts {
  readonly received: number;
  readonly hasNext: boolean;
  /** Rows without an `_id`, which cannot be told apart. */
  readonly anonymous: number;
}

export class SeenPages<Row extends Identified> {
  /** On which page each `_id` was met last. */
  readonly #homes = new IdMap();
  readonly #observations = new Map<number, Observation[]>();
  readonly #facts = new Map<number, PageFacts>();
  #unreadable = 0;
  #anonymous = 0;
  /** Rows handed over. */
  chains = 0;
  notAsked = 0;
  /** True once a page was different when it was read again. */
  hasChanged = false;

  get observations(): ReadonlyMap<number, readonly Observation[]> {
    return this.#observations;
  }

  /** Rows received, each once. */
  get read(): number {
    return this.#homes.size + this.#anonymous;
  }

  get unreadable(): number {
    return this.#unreadable + this.#anonymous;
  }

  /** Rows on the page when it was read last. */
  received(index: number): number {
    return this.#facts.get(index)?.received ?? 0;
  }

  /** Whether the page named another one as its next when it was read last. */
  hasNext(index: number): boolean {
    return this.#facts.get(index)?.hasNext ?? false;
  }

  /** True when another page held the same rows in the same order: the deployment does not heed `skip`. */
  isRepeated(index: number, page: WalkedPage<Row>): boolean {
    const [first] = page.ids;
    if (first === undefined || this.#observations.has(index)) return false;
    const home = this.#homes.get(first);
    return home !== undefined && newest(this.#observations, home)?.fingerprint === fingerprintOf(page);
  }

  /** Forgets a page, though not its rows. */
  drop(index: number): void {
    this.#anonymous -= this.#facts.get(index)?.anonymous ?? 0;
    this.#observations.delete(index);
    this.#facts.delete(index);
  }

  /** Forgets all pages, though not their rows. */
  dropAll(): void {
    for (const index of this.#observations.keys()) this.drop(index);
  }

  /** Enters a page that was answered within `span`. */
  enter(index: number, page: WalkedPage<Row>, span: Span) {
    const observations = this.#observations.get(index) ?? [];
    const before = observations.at(-1);
    const fingerprint = fingerprintOf(page);
    const { unseen, alsoOn } = this.#home(index, page.ids, before === undefined);
    this.#observations.set(index, [...observations, { ...span, fingerprint }]);
    const anonymous = page.ids.filter((id) => id === undefined).length;
    this.#anonymous += anonymous - (this.#facts.get(index)?.anonymous ?? 0);
    const hasNext = page.nextSkip !== undefined;
    this.#facts.set(index, { received: page.received, hasNext, anonymous });
    /** Rows not handed over before. */
    const fresh = page.rows.filter(({ _id }) => unseen.delete(_id));
    this.chains += fresh.length;
    const unreadable = page.unreadable.filter(({ id }) => id !== undefined && unseen.delete(id)).length;
    this.#unreadable += unreadable;
    for (const id of page.margin) unseen.delete(id);
    this.notAsked += unseen.size;
    /** True when the page was read before and was different then. */
    const changed = before !== undefined && before.fingerprint !== fingerprint;
    this.hasChanged ||= changed;
    return { fresh, alsoOn, changed };
  }

  /** Gives ids a home on this page; tells those met for the first time, and the homes that others had when it `isFirst` read. */
  #home(index: number, ids: readonly (string | undefined)[], isFirst: boolean) {
    const unseen = new Set<string>();
    const alsoOn = new Set<number>();
    for (const id of ids) {
      if (id === undefined) continue;
      const home = this.#homes.replace(id, index);
      if (home === undefined) unseen.add(id);
      else if (isFirst && this.#observations.has(home)) alsoOn.add(home);
    }
    return { unseen, alsoOn };
  }
}

/** Tells pages apart by the ids in their order, and by whether there is a next page. */
const fingerprintOf = ({ ids, nextSkip }: WalkedPage<unknown>): number =>
  textHash([nextSkip === undefined ? "last" : "more", ...ids].join("\u00ff"));
