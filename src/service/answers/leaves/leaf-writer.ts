/**
 * Writes chains into leaves, in whatever order they come: they are packed until there are many, sorted, and put where
 * they belong in time. What comes behind everything, or before it, which archives mostly do, leaves full leaves alone.
 */
import { compareChains, comparePlaces, inOrder, placeAt, type ChainPlace } from "../packed/chain-order.ts";
import { gatherChains, type Picks } from "../packed/gather-chains.ts";
import { GroupNumbers } from "../packed/group-numbers.ts";
import { type GroupedChains, PackBuilder, TOMBSTONE } from "../packed/pack-builder.ts";
import { NO_CHAINS, type PackedChains } from "../packed/packed-chains.ts";
import { contentsOf, packContents, MOST_CHAINS, type LeafSpan, type LeafStorage } from "./leaf.ts";
import { bisect } from "../../../lib/bisect.ts";

/** Chains and tombstones that are packed until they are put into leaves. */
const MOST_PACKED = 2 * MOST_CHAINS;

interface Opened {
  readonly groups: GroupNumbers;
  readonly builder: PackBuilder;
  spans: LeafSpan[];
}

/** Chains in ascending order, some of which may be tombstones; of several at one place the last one holds. */
interface Packed {
  readonly pack: PackedChains;
  readonly order: Uint32Array<ArrayBuffer>;
}

export class LeafWriter {
  readonly #storage: LeafStorage;
  #opened: Opened | undefined;
  /** The groups of what was put last, and their numbers. */
  #numbered:
    | { readonly groups: GroupedChains["groups"]; readonly numberOf: (group: number) => number }
    | undefined;

  constructor(storage: LeafStorage) {
    this.#storage = storage;
  }

  /** Writes the chains from number `from` up to `to`, which replace what is at their places. */
  async put(chains: GroupedChains, from: number, to: number): Promise<void> {
    if (from === to) return;
    const opened = (this.#opened ??= await this.#open());
    const { pack, groups } = chains;
    if (this.#numbered?.groups !== groups)
      this.#numbered = { groups, numberOf: opened.groups.numbersOf(groups) };
    for (let at = from, end = from; at < to; at = end) {
      end = Math.min(to, at + MOST_PACKED - opened.builder.chains);
      opened.builder.addRun(pack, at, end, this.#numbered.numberOf);
      await this.#flushFull(opened);
    }
  }

  /** Writes chain number `at` in place of the one that is at `replaced`. */
  async replace(replaced: ChainPlace, chains: GroupedChains, at: number): Promise<void> {
    // What is at the same place is replaced as it is.
    if (comparePlaces(replaced, placeAt(chains.pack, at)) !== 0) {
      const opened = (this.#opened ??= await this.#open());
      opened.builder.addTombstone(replaced);
      await this.#flushFull(opened);
    }
    await this.put(chains, at, at + 1);
  }

  /** Puts what is still packed into leaves. */
  async finish(): Promise<void> {
    if (this.#opened !== undefined) await this.#flush(this.#opened);
  }

  async #open(): Promise<Opened> {
    const groups = new GroupNumbers(await this.#storage.groups());
    const spans = [...(await this.#storage.spans())];
    return { groups, builder: new PackBuilder(), spans };
  }

  async #flushFull(opened: Opened): Promise<void> {
    if (opened.builder.chains >= MOST_PACKED) await this.#flush(opened);
  }

  async #flush(opened: Opened): Promise<void> {
    if (opened.builder.chains === 0) return;
    const pack = opened.builder.take();
    const packed = { pack, order: inOrder(pack) };
    await this.#storage.addGroups(opened.groups.takeAdded());
    const spans: LeafSpan[] = [];
    let at = 0;
    // Each leaf reaches up to the next one; the first begins and the last ends with time itself.
    for (const [index, span] of opened.spans.entries()) {
      const next = opened.spans[index + 1];
      const end = next === undefined ? packed.order.length : firstFrom(packed, at, next.first);
      spans.push(...(await this.#putInto(span, packed, at, end)));
      at = end;
    }
    if (opened.spans.length === 0)
      spans.push(...(await this.#putInto(undefined, packed, 0, packed.order.length)));
    opened.spans = await this.#joined(spans);
  }

  /** What stands in place of a leaf once the chains from number `from` up to `to` of the order are put into it. */
  async #putInto(span: LeafSpan | undefined, packed: Packed, from: number, to: number): Promise<LeafSpan[]> {
    if (from === to) return span === undefined ? [] : [span];
    const { pack, order } = packed;
    const added = order.subarray(from, to);
    if (span === undefined) return this.#insert(mergeInto(NO_CHAINS, pack, added), MOST_CHAINS);
    const [first = 0, last = 0] = [added[0], added.at(-1)];
    const isBehind = comparePlaces(placeAt(pack, first), span.last) > 0;
    if (isBehind || comparePlaces(placeAt(pack, last), span.first) < 0) {
      const others = await this.#insert(mergeInto(NO_CHAINS, pack, added), MOST_CHAINS);
      return isBehind ? [span, ...others] : [...others, span];
    }
    const merged = mergeInto(await this.#storage.read(span.id), pack, added);
    await this.#storage.retire([span.id]);
    const leaves = Math.ceil(merged.length / MOST_CHAINS);
    return this.#insert(merged, Math.ceil(merged.length / leaves));
  }

  /** The leaves with small neighbours of a size joined, so that small writes don't make many leaves. */
  async #joined(spans: readonly LeafSpan[]): Promise<LeafSpan[]> {
    const joined: LeafSpan[] = [];
    for (const span of spans) {
      joined.push(span);
      for (let pair = pairAtEnd(joined); pair !== undefined; pair = pairAtEnd(joined)) {
        const [older, newer] = [await this.#storage.read(pair[0]), await this.#storage.read(pair[1])];
        const order = Uint32Array.from({ length: newer.chains }, (_, chain) => chain);
        await this.#storage.retire(pair);
        joined.splice(-2, 2, ...(await this.#insert(mergeInto(older, newer, order), MOST_CHAINS)));
      }
    }
    return joined;
  }

  /** Leaves of `size` chains, the last one perhaps of fewer. */
  async #insert(picks: Picks, size: number): Promise<LeafSpan[]> {
    const spans: LeafSpan[] = [];
    for (let from = 0; from < picks.length; from += size) {
      const pack = gatherChains(picks, from, Math.min(from + size, picks.length));
      const { chains } = pack;
      const contents = packContents(contentsOf(pack, 0, chains));
      const head = { chains, first: placeAt(pack, 0), last: placeAt(pack, chains - 1), contents };
      spans.push({ id: await this.#storage.insert(head, pack), ...head });
    }
    return spans;
  }
}

/** The ids of the last two leaves, where one leaf takes both and neither is much smaller. */
function pairAtEnd(spans: readonly LeafSpan[]): readonly [number, number] | undefined {
  const [left, right] = [spans.at(-2), spans.at(-1)];
  if (left === undefined || right === undefined || left.chains + right.chains > MOST_CHAINS) return undefined;
  const isAlike = left.chains <= 2 * right.chains && right.chains <= 2 * left.chains;
  return isAlike ? [left.id, right.id] : undefined;
}

/** The number in the order, from `low` on, of the first chain at `place` or behind it. */
const firstFrom = ({ pack, order }: Packed, low: number, place: ChainPlace): number =>
  bisect(low, order.length, (at) => comparePlaces(placeAt(pack, order[at] ?? 0), place) < 0);

const OLD = 0;
const NEW = 1;

/**
 * The chains of `old`, which ascend, and those of `added` that `order` names in ascending order. What is at the place
 * of one of these is replaced; of several at one place the last one holds, and a tombstone leaves nothing.
 */
function mergeInto(old: PackedChains, added: PackedChains, order: Uint32Array): Picks {
  const pack = new Uint8Array(old.chains + order.length);
  const chain = new Uint32Array(old.chains + order.length);
  let length = 0;
  const pick = (from: number, index: number): void => {
    pack[length] = from;
    chain[length] = index;
    length += 1;
  };
  let next = 0;
  for (let at = 0; at < order.length; at += 1) {
    const own = order[at] ?? 0;
    const follower = order[at + 1];
    if (follower !== undefined && compareChains(added, own, added, follower) === 0) continue;
    let apart = -1;
    while (next < old.chains && (apart = compareChains(old, next, added, own)) < 0) {
      pick(OLD, next);
      next += 1;
    }
    if (next < old.chains && apart === 0) next += 1;
    if (added.group[own] !== TOMBSTONE) pick(NEW, own);
  }
  for (; next < old.chains; next += 1) pick(OLD, next);
  return { packs: [old, added], pack, chain, length };
}
