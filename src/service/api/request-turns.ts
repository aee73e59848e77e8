/** When requests begin: tokens take turns, and what came meanwhile is seen to between them. */
import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "./environment.ts";
import { refused, RETRY_AFTER } from "./limits.ts";
import { problem } from "./problems.ts";

interface TurnLimits {
  /** Requests of one token under way at once. */
  readonly atOnce: number;
  /** Requests of one token that wait beside them: tabs of many people may share a token. */
  readonly waiting: number;
}

export interface RoundOptions {
  /** Runs `work` once the host has seen to what came meanwhile. */
  readonly nextRound: (work: () => void) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** For so many milliseconds requests begin in a round: a round for each would cost short ones as much again as they take. */
const ROUND_MS = 5;

/** What has begun since the host saw to what came. */
interface Round {
  readonly began: number;
  /** Whether the request that began last has not ended: it may still have all of its work before it. */
  isBusy: boolean;
}

interface OwnRequests {
  running: number;
  /** Those that wait, the oldest first. */
  readonly waiting: Set<() => void>;
}

/**
 * Requests begin one after the other, tokens taking turns, the next in the same round of the event loop where the last has ended
 * and little time has passed; of each token so many are under way.
 */
export class RequestTurns {
  readonly #limits: TurnLimits;
  readonly #options: RoundOptions;
  /** By token; in the order of their latest starts, or of their coming. */
  readonly #tokens = new Map<string, OwnRequests>();
  /** Undefined until a request begins. */
  #round: Round | undefined;

  constructor(limits: TurnLimits, options: RoundOptions) {
    this.#limits = limits;
    this.#options = options;
  }

  readonly guard: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
    const { tokenId } = context.get("caller");
    const own = this.#tokens.get(tokenId) ?? { running: 0, waiting: new Set() };
    this.#tokens.set(tokenId, own);
    if (!this.#mayBegin() || own.running >= this.#limits.atOnce) {
      if (own.waiting.size >= this.#limits.waiting) return tooManyAtOnce();
      const { signal } = context.req.raw;
      if (!(await turn(own.waiting, signal))) return clientGone();
    } else this.#begin(tokenId, own);
    const round = this.#round;
    try {
      return await next();
    } finally {
      if (round !== undefined) round.isBusy = false;
      own.running -= 1;
      if (own.running + own.waiting.size === 0) this.#tokens.delete(tokenId);
      if (this.#mayBegin()) this.#beginNext();
    }
  };

  #mayBegin(): boolean {
    const round = this.#round;
    return round === undefined || (!round.isBusy && this.#options.now() - round.began < ROUND_MS);
  }

  #begin(tokenId: string, own: OwnRequests): void {
    own.running += 1;
    this.#tokens.delete(tokenId);
    this.#tokens.set(tokenId, own);
    if (this.#round !== undefined) {
      this.#round.isBusy = true;
      return;
    }
    this.#round = { began: this.#options.now(), isBusy: true };
    this.#options.nextRound(() => {
      this.#round = undefined;
      this.#beginNext();
    });
  }

  #beginNext(): void {
    for (const [tokenId, own] of this.#tokens) {
      const [start] = own.waiting;
      if (start === undefined || own.running >= this.#limits.atOnce) continue;
      own.waiting.delete(start);
      this.#begin(tokenId, own);
      start();
      return;
    }
  }
}

/** Resolves to true once what it puts into `waiting` is called, and to false where the client goes before. */
function turn(waiting: Set<() => void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const start = (): void => {
      signal.removeEventListener("abort", leave);
      resolve(true);
    };
    const leave = (): void => {
      waiting.delete(start);
      resolve(false);
    };
    waiting.add(start);
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  });
}

const tooManyAtOnce = (): Response =>
  refused(429, "Too many requests at once", `Too many of this token wait; try again in ${RETRY_AFTER} s.`);

/** For the log alone. */
const clientGone = (): Response => problem(499, "Client gone", "The client has closed the connection.");
