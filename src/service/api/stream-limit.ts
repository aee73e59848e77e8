/**
 * How many answer streams are open at once, for each token and in all: each holds buffers for as long as its reader takes.
 * Counted in this process alone.
 */
import { problem } from "./problems.ts";

export interface StreamLimits {
  /** Open streams of one token; 8 by default. */
  readonly perToken?: number;
  /** Open streams of all tokens; 64 by default. */
  readonly inAll?: number;
}

/** Seconds after which a refused client may try again: a stream of a million chains takes about as long. */
const RETRY_AFTER = 5;

export class StreamLimit {
  readonly #perToken: number;
  readonly #inAll: number;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor({ perToken = 8, inAll = 64 }: StreamLimits) {
    this.#perToken = perToken;
    this.#inAll = inAll;
  }

  /** Counts a stream until `release` is called, once or more often; or says why there is no room for it. */
  take(tokenId: string): { readonly release: () => void } | { readonly refusal: Response } {
    const own = this.#open.get(tokenId) ?? 0;
    if (own >= this.#perToken) {
      const detail = `This token has ${own} streams open; finish or close one, or try again in ${RETRY_AFTER} s.`;
      return { refusal: refused(429, "Too many streams", detail) };
    }
    if (this.#total >= this.#inAll) {
      const detail = `The service sends as many streams as it may; try again in ${RETRY_AFTER} s.`;
      return { refusal: refused(503, "Too many streams", detail) };
    }
    this.#add(tokenId, 1);
    let open = true;
    const release = (): void => {
      if (open) this.#add(tokenId, -1);
      open = false;
    };
    return { release };
  }

  #add(tokenId: string, count: number): void {
    this.#total += count;
    const own = (this.#open.get(tokenId) ?? 0) + count;
    if (own === 0) this.#open.delete(tokenId);
    else this.#open.set(tokenId, own);
  }
}

const refused = (status: number, title: string, detail: string): Response =>
  problem({ title, status, detail }, { "retry-after": String(RETRY_AFTER) });
