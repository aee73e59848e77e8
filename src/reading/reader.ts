/** The reader's end of a channel, in a worker or else on the screen's thread: answers through `send`. */
// oxlint-disable-next-line import/no-unassigned-import -- the client asks for it, and nothing has to come before the stream here
import "../client/http/stream-bytes.ts";
import type { StreamMemory } from "../client/announced-stream.ts";
import { createClient, type Client } from "../client/create-client.ts";
import type { FromReader, Protocol, ToReader, Update } from "./messages.ts";
import type { BeginWork, Work } from "./work.ts";
import type { WalkProgress, WalkResult } from "../client/walk/types.ts";
import { NewestNames, type Named } from "../client/seen-names.ts";

/** How often the screen is told how far an answer is, at most, in milliseconds. */
const PROGRESS_MS = 100;

/** Without a `lent` client the first message must tell whom to ask. */
export function createReader<P extends Protocol>(
  begin: BeginWork<P>,
  send: Send<FromReader<P>>,
  lent?: Client,
): (message: ToReader<P>) => void {
  const jobs = new Map<number, ReaderJob<P>>();
  const questions = answering(jobs, send);
  let client = lent;

  const open = (job: number, task: P["task"]): void => {
    if (client === undefined) throw new Error("The reader was not told whom to ask.");
    const sendUpdate: Send<Update<P>> = (update, transfer) =>
      send({ kind: "update", job, ...update }, transfer);
    jobs.set(job, new ReaderJob({ client, begin, task, send: sendUpdate }));
  };

  return (message) => {
    switch (message.kind) {
      case "connect": {
        const onChange: StreamMemory["onChange"] = (streamedAt) =>
          send({ kind: "announced", streamedAt }, []);
        client = createClient(message.credentials, {}, { known: message.streamedAt, onChange });
        break;
      }
      case "open":
        open(message.job, message.task);
        break;
      case "run":
        void jobs.get(message.job)?.run();
        break;
      case "stop":
        jobs.get(message.job)?.stop();
        break;
      case "close":
        jobs.get(message.job)?.stop();
        jobs.delete(message.job);
        break;
      case "ask":
        void questions.answer(message.job, message.number, message.question);
        break;
      case "cancel":
        questions.cancel(message.job, message.number);
    }
  };
}

const keyOf = (job: number, number: number) => `${job} ${number}`;

/** Answers questions to jobs, each with an answer or with why there is none. */
function answering<P extends Protocol>(jobs: ReadonlyMap<number, ReaderJob<P>>, send: Send<FromReader<P>>) {
  /** What is being answered: each job counts its questions by itself. */
  const asked = new Map<string, AbortController>();

  return {
    answer: async (job: number, number: number, question: P["question"]) => {
      const work = jobs.get(job)?.work;
      if (work === undefined) {
        send({ kind: "failed", job, number, message: `The reader does not know job ${job}.` }, []);
        return;
      }
      const cancel = new AbortController();
      asked.set(keyOf(job, number), cancel);
      let toldAt = performance.now();
      const onProgress = (done: number): void => {
        if (cancel.signal.aborted || performance.now() - toldAt < PROGRESS_MS) return;
        toldAt = performance.now();
        send({ kind: "answering", job, number, done }, []);
      };
      try {
        const found = await work.answer?.(question, cancel.signal, onProgress);
        if (cancel.signal.aborted) return;
        const transfer = found === undefined ? [] : (work.transfer?.(found) ?? []);
        send({ kind: "answer", job, number, answer: found }, transfer);
      } catch (thrown) {
        if (cancel.signal.aborted) return;
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        send({ kind: "failed", job, number, message }, []);
      } finally {
        asked.delete(keyOf(job, number));
      }
    },
    cancel: (job: number, number: number) => asked.get(keyOf(job, number))?.abort(),
  };
}

const SERVING = Symbol.for("earshot.reader");

/**
 * Makes the worker that this is called in a reader, once: WebKit evaluates a worker's script a second time where a module
 * that it loads imports it (WebKitGTK 2.50), and a second reader would fail every question to a job of the first.
 */
export function serveReader<P extends Protocol>(begin: BeginWork<P>): void {
  if (Object.hasOwn(globalThis, SERVING)) return;
  Object.defineProperty(globalThis, SERVING, { value: true });
  const receive = createReader<P>(begin, (message, transfer) => postMessage(message, { transfer }));
  addEventListener("message", ({ data }: MessageEvent<ToReader<P>>) => receive(data));
  const ready: FromReader<P> = { kind: "ready" };
  postMessage(ready);
}

/** Sends to the screen; `transfer` is handed over. */
type Send<Message> = (message: Message, transfer: Transferable[]) => void;

interface ReaderJobSettings<P extends Protocol> {
  readonly client: Client;
  readonly begin: BeginWork<P>;
  readonly task: P["task"];
  readonly send: Send<Update<P>>;
}

/** Milliseconds without progress after which content is told that has not grown enough, or that came soon after the last. */
const PAUSE_MS = 1500;

/** One work, and what the screen has been told of it. */
class ReaderJob<P extends Protocol> {
  readonly work: Work<P>;
  readonly #send: Send<Update<P>>;
  readonly #names = new NewNames();
  #progress: WalkProgress | undefined;
  /** The size of the content that was told last, and when that was. */
  #toldSize = 0;
  #toldAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  constructor({ client, begin, task, send }: ReaderJobSettings<P>) {
    this.#send = send;
    this.work = begin(task, {
      client,
      onNames: (chains) => this.#names.note(chains),
      onProgress: (progress) => {
        this.#progress = progress;
        clearTimeout(this.#pause);
        this.#timer ??= setTimeout(() => this.#announce(undefined), this.work.updatePolicy.progressMs);
      },
    });
  }

  async run(): Promise<void> {
    this.#stop = new AbortController();
    this.#announce(await this.work.run(this.#stop.signal));
  }

  stop(): void {
    this.#stop.abort();
  }

  #announce(result: WalkResult | undefined, isPaused = false): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
    this.#timer = undefined;
    const isWorthIt = result !== undefined || isPaused || this.#hasGrown();
    const content = isWorthIt ? this.work.content() : undefined;
    if (isWorthIt) [this.#toldSize, this.#toldAt] = [this.work.size(), performance.now()];
    this.#send(
      { progress: this.#progress, names: this.#names.take(), content, result },
      isWorthIt ? (this.work.transfer?.(content) ?? []) : [],
    );
    // What comes last may take long: what came before is told meanwhile, however little it has grown.
    if (!isWorthIt)
      this.#pause = setTimeout(() => {
        if (this.work.size() > this.#toldSize) this.#announce(undefined, true);
      }, PAUSE_MS);
  }

  #hasGrown(): boolean {
    const { contentMs, growth } = this.work.updatePolicy;
    const size = this.work.size();
    return performance.now() - this.#toldAt >= contentMs && size > 0 && size >= this.#toldSize * growth;
  }
}

/** Names met in chains, each to be told once, and again where a newer chain has another. */
export class NewNames {
  readonly #newest = new NewestNames();
  #new: Named[] = [];

  note(chains: readonly Named[]): void {
    for (const chain of chains) {
      if (!this.#newest.note(chain)) continue;
      const { createdAt, touchpointId, touchpointName, teamId, teamName, language } = chain;
      this.#new.push({ createdAt, touchpointId, touchpointName, teamId, teamName, language });
    }
  }

  /** Those that were not taken before. */
  take(): readonly Named[] {
    const names = this.#new;
    this.#new = [];
    return names;
  }
}
