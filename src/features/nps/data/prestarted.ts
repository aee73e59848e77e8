/** The reader that a page begins with, before the code of the screen is there that takes it over. */
import type { Credentials } from "../../../client/http/credentials.ts";
import { PRESTARTED_JOB, sendWhenReady, type PrestartedReader } from "../../../reading/prestarted-reader.ts";
import type { FromReader } from "../../../reading/messages.ts";
import { columnsTask, type ReadRequest } from "./read-request.ts";
import type { ReaderProtocol } from "./reader-protocol.ts";

/** Milliseconds after which it is dropped as unused. */
const TIMEOUT_MS = 10_000;

interface Prestarted extends PrestartedReader<ReaderProtocol> {
  /** The sign-in whose it is. */
  readonly session: string;
  /** Receives no more of it. */
  readonly leave: () => void;
}

let prestarted: Prestarted | undefined;

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
  const send = sendWhenReady<ReaderProtocol>(worker);
  const task = columnsTask(request.range, request);
  send({ kind: "connect", credentials: { baseUrl, token, scheme }, streamedAt });
  send({ kind: "open", job: PRESTARTED_JOB, task });
  send({ kind: "run", job: PRESTARTED_JOB });
  const messages: FromReader<ReaderProtocol>[] = [];
  const left = new AbortController();
  const { signal } = left;
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<FromReader<ReaderProtocol>>) => messages.push(data),
    {
      signal,
    },
  );
  // Who takes it up starts another, and is told where that fails as well.
  worker.addEventListener("error", dropPrestarted, { signal });
  const timer = setTimeout(dropPrestarted, TIMEOUT_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  prestarted = {
    worker,
    send,
    task,
    startedAt: Date.now(),
    messages,
    session: id,
    leave: () => left.abort(),
  };
}

/** The reader that was begun under a sign-in, once. */
export function takePrestarted(session: string): PrestartedReader<ReaderProtocol> | undefined {
  const taken = prestarted;
  if (taken?.session !== session) {
    dropPrestarted();
    return undefined;
  }
  prestarted = undefined;
  taken.leave();
  return taken;
}

function dropPrestarted(): void {
  prestarted?.leave();
  prestarted?.worker.terminate();
  prestarted = undefined;
}
