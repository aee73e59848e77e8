/** The reader that a page begins with, before the code of the screen is there that takes it over. */
import type { Credentials } from "../../../client/http/credentials.ts";
import { BEGUN_JOB, sendWhenReady, type BegunReader } from "../../../reading/begun-reader.ts";
import type { FromReader } from "../../../reading/messages.ts";
import { columnsTask, type ReadRequest } from "./read-request.ts";
import type { ReaderWords } from "./reader-words.ts";

/** Milliseconds after which it is dropped as unused. */
const TIMEOUT = 10_000;

interface Begun extends BegunReader<ReaderWords> {
  /** The sign-in whose it is. */
  readonly session: string;
  /** Hears no more of it. */
  readonly leave: () => void;
}

let begun: Begun | undefined;

export const startReader = (): Worker =>
  new Worker(new URL("reader.worker.ts", import.meta.url), { type: "module" });

/** A sign-in, and where a stream of all answers was announced before in it. */
interface SignedIn extends Credentials {
  readonly id: string;
  readonly streamedAt?: string | undefined;
}

/** Has a reader begin with a request, to be taken up later under the same sign-in. */
export function beginReading({ id, baseUrl, token, scheme, streamedAt }: SignedIn, request: ReadRequest) {
  const worker = startReader();
  const send = sendWhenReady<ReaderWords>(worker);
  const task = columnsTask(request.range, request);
  send({ kind: "connect", credentials: { baseUrl, token, scheme }, streamedAt });
  send({ kind: "open", job: BEGUN_JOB, task });
  send({ kind: "run", job: BEGUN_JOB });
  const told: FromReader<ReaderWords>[] = [];
  const left = new AbortController();
  const { signal } = left;
  worker.addEventListener("message", ({ data }: MessageEvent<FromReader<ReaderWords>>) => told.push(data), {
    signal,
  });
  // Who takes it up starts another, and is told where that fails as well.
  worker.addEventListener("error", dropBegun, { signal });
  const timer = setTimeout(dropBegun, TIMEOUT);
  signal.addEventListener("abort", () => clearTimeout(timer));
  begun = { worker, send, task, startedAt: Date.now(), told, session: id, leave: () => left.abort() };
}

/** The reader that was begun under a sign-in, once. */
export function takeBegun(session: string): BegunReader<ReaderWords> | undefined {
  const taken = begun;
  if (taken?.session !== session) {
    dropBegun();
    return undefined;
  }
  begun = undefined;
  taken.leave();
  return taken;
}

function dropBegun(): void {
  begun?.leave();
  begun?.worker.terminate();
  begun = undefined;
}
