/** Answers kept in a quick content coding: a tenth of the memory, ready for clients that take the coding. */
import { releaseBytes } from "../release-bytes.ts";
import { textHash } from "../../lib/text/text-hash.ts";

export interface KeptPage {
  readonly bytes: Uint8Array;
  /** The length without the content coding that it is kept in, if in any. */
  readonly decodedLength: number;
}

interface Place {
  readonly start: number;
  readonly length: number;
  /** Behind the answer, and behind as many bytes as its key has characters. */
  readonly end: number;
  readonly decodedLength: number;
}

/**
 * Answers kept as bytes for as long as nothing that they were made from has changed. Dashboards and page walkers ask
 * for the same pages again and again; making one costs many times what sending it costs. All of them lie in one piece
 * of memory, so that what comes and goes leaves nothing for the garbage collector.
 */
export class PageMemory {
  readonly #capacity: number;
  /** The answers one behind the other; behind the last that fits, the start again. */
  #bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The one kept first at the start. */
  readonly #places = new Map<string, Place>();
  #end = 0;
  #stamp = "";

  /** `capacity`: bytes kept at most, keys counted as well; the answers kept first go first. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The answer kept under `key`; its bytes hold until the next is kept. `stamp` names the state of the data. */
  find(stamp: string, key: string): KeptPage | undefined {
    if (stamp !== this.#stamp || this.#bytes === undefined) return undefined;
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    const { start, length, decodedLength } = place;
    return { bytes: this.#bytes.subarray(start, start + length), decodedLength };
  }

  /** Keeps a copy of an answer made from the data in the state `stamp`; every other state is forgotten. */
  keep(stamp: string, key: string, { bytes, decodedLength }: KeptPage): void {
    if (stamp !== this.#stamp) {
      this.#places.clear();
      this.#end = 0;
      this.#stamp = stamp;
    }
    const size = bytes.length + key.length;
    if (size === 0 || size > this.#capacity || this.#places.has(key)) return;
    this.#bytes ??= new Uint8Array(this.#capacity);
    const start = this.#room(size);
    this.#end = start + size;
    this.#bytes.set(bytes, start);
    this.#places.set(key, { start, length: bytes.length, end: this.#end, decodedLength });
  }

  /** Where `length` bytes have room, once the answers that lay there are dropped. */
  #room(length: number): number {
    const fits = this.#end + length <= this.#capacity;
    const start = fits ? this.#end : 0;
    for (const [key, place] of this.#places) {
      const isPassedOver = !fits && place.start >= this.#end;
      const isInTheWay = place.start < start + length && place.end > start;
      if (!isPassedOver && !isInTheWay) break;
      this.#places.delete(key);
    }
    return start;
  }
}

/** A content coding that takes less time than reading what it codes. */
export interface PageCoding {
  /** As `Content-Encoding` names it. */
  readonly name: string;
  readonly encode: (page: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** `length` is that of the page. The caller owns the memory of what is returned. */
  readonly decode: (coded: Uint8Array, length: number) => Uint8Array<ArrayBuffer>;
  /** Whether a client with this `Accept-Encoding` is to be answered in it. */
  readonly suits: (acceptEncoding: string | undefined) => boolean;
}

/** What to send: the receiver's own. */
export interface Answer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The content coding that it is in; absent for none. */
  readonly coding?: string;
}

/** Bytes of some 35 pages of 100 chains as they are, for what is asked for all the time, and of some 2,000 coded. */
const RECENT = 4 * 1024 * 1024;
const CODED = 24 * 1024 * 1024;
/** Smaller answers fit a packet as they are. */
const LEAST_CODED = 1_024;

/** One state of the data, one caller's teams, one address. */
interface PageKey {
  /** Names the state of the data. */
  readonly stamp: string;
  readonly key: string;
}

/** Answers remembered that were asked for once, by a hash: addresses may be long. */
const MOST_ASKED_ONCE = 20_000;

export class CodedPages {
  readonly #coding: PageCoding | undefined;
  readonly #recent = new PageMemory(RECENT);
  readonly #coded = new PageMemory(CODED);
  readonly #askedOnce = new Set<number>();

  constructor(coding: PageCoding | undefined) {
    this.#coding = coding;
  }

  /** The answer that was kept, for a client with this `Accept-Encoding`. */
  find(at: PageKey, acceptEncoding: string | undefined): Answer | undefined {
    const coding = this.#coding;
    const coded = this.#coded.find(at.stamp, at.key);
    const recent = this.#recent.find(at.stamp, at.key);
    if (coding?.suits(acceptEncoding) === true) {
      if (coded !== undefined) return { bytes: coded.bytes.slice(), coding: coding.name };
      if (recent !== undefined && recent.bytes.length >= LEAST_CODED)
        return { bytes: this.#encoded(coding, at, recent.bytes), coding: coding.name };
    }
    if (recent !== undefined) return { bytes: recent.bytes.slice() };
    if (coded === undefined || coding === undefined) return undefined;
    const bytes = coding.decode(coded.bytes, coded.decodedLength);
    this.#keepRecent(at, bytes);
    return { bytes };
  }

  /** Keeps `page`, and takes it over: what to send instead is returned. */
  keep(at: PageKey, page: Uint8Array<ArrayBuffer>, acceptEncoding: string | undefined): Answer {
    const coding = page.length < LEAST_CODED ? undefined : this.#coding;
    if (coding?.suits(acceptEncoding) === true) {
      const bytes = this.#encoded(coding, at, page);
      releaseBytes(page);
      return { bytes, coding: coding.name };
    }
    if (coding !== undefined && this.#isAskedAgain(at)) this.#encoded(coding, at, page);
    this.#keepRecent(at, page);
    return { bytes: page };
  }

  #encoded(coding: PageCoding, { stamp, key }: PageKey, page: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = coding.encode(page);
    this.#coded.keep(stamp, key, { bytes, decodedLength: page.length });
    return bytes;
  }

  #keepRecent({ stamp, key }: PageKey, bytes: Uint8Array): void {
    this.#recent.keep(stamp, key, { bytes, decodedLength: bytes.length });
  }

  /** What is asked for once is often never asked for again: only the second time is it worth coding for memory alone. */
  #isAskedAgain({ stamp, key }: PageKey): boolean {
    const asked = textHash(`${stamp} ${key}`);
    if (this.#askedOnce.delete(asked)) return true;
    if (this.#askedOnce.size === MOST_ASKED_ONCE) this.#askedOnce.clear();
    this.#askedOnce.add(asked);
    return false;
  }
}
