// What a service is asked for hours on end: pages and single responses at a rate, and beside them, one after another, streams that
// are cut off, imports, assistants, tokens that are revoked.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Target {
  readonly port: number;
  readonly token: string;
  readonly chains: number;
  readonly ids: readonly string[];
}

/** How many answers of each kind there were, and those that should not have been. */
export class Tally {
  readonly counts = new Map<string, number>();
  readonly wrong: string[] = [];

  count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** Counts an answer of `kind`, which must have one of these statuses. */
  answered(kind: string, status: number | undefined, expected: readonly number[], path = ""): void {
    this.count(kind);
    if (status === undefined || !expected.includes(status)) this.wrong.push(`${kind} ${path}: ${status}`);
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Asked {
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST. */
  readonly body?: object;
}

async function begin(port: number, { path, token, headers = {}, body }: Asked): Promise<IncomingMessage> {
  const asked = request({
    port,
    host: "127.0.0.1",
    path,
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    asked.on("response", resolve);
    asked.on("error", reject);
  });
}

/** The status of a whole answer. */
export async function ask(port: number, asked: Asked): Promise<number | undefined> {
  const answer = await begin(port, asked);
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

/** The same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const LIST = "/v5.0.3/response-chains";
const BAD = [
  `${LIST}?skip=-1`,
  `${LIST}?createdFrom=x`,
  `${LIST}?nonsense=1`,
  "/v5.0.3/surveys?skip=1e9",
  "/v9",
];

interface Kind {
  readonly share: number;
  readonly name: string;
  readonly expected: readonly number[];
  readonly asked: (random: () => number) => Asked;
}

const kindsOf = ({ chains, token, ids }: Target): readonly Kind[] => {
  const page = (random: () => number): string => `${LIST}?skip=${Math.floor(random() * chains)}`;
  const asked = (path: string, headers = {}): Asked => ({ path, token, headers });
  const zstd = { "accept-encoding": "zstd" };
  return [
    { share: 0.35, name: "pages", expected: [200], asked: (random) => asked(page(random), zstd) },
    {
      share: 0.1,
      name: "pages of a survey version",
      expected: [200],
      asked: (random) => asked(`${page(random)}&surveyVersion=${random() < 0.5 ? 2 : 3}`),
    },
    {
      share: 0.35,
      name: "single responses",
      expected: [200],
      asked: (random) => asked(`${LIST}/${ids[Math.floor(random() * ids.length)]}`),
    },
    { share: 0.1, name: "questions", expected: [200], asked: () => asked("/v5.0.3/questions", zstd) },
    {
      share: 0.0999,
      name: "bad input",
      expected: [400, 404],
      asked: (random) => asked(BAD[Math.floor(random() * BAD.length)] ?? ""),
    },
    {
      share: 0.0001,
      name: "wrong tokens",
      expected: [401, 429],
      asked: () => ({ path: LIST, token: "wrong" }),
    },
  ];
};

/** Asks `total` times, spread over the time until `end` (as `performance.now` tells it), and until then. */
export async function requests(target: Target, tally: Tally, total: number, end: number): Promise<void> {
  const kinds = kindsOf(target);
  const start = performance.now();
  let sent = 0;
  const lane = async (seed: number): Promise<void> => {
    const draws = numbers(seed);
    const random = (): number => draws.next().value;
    for (let now = start; now < end; now = performance.now()) {
      if (sent / total > (now - start) / (end - start)) {
        await sleep(5);
        continue;
      }
      sent += 1;
      let left = random();
      const kind = kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
      if (kind === undefined) return;
      const asked = kind.asked(random);
      const status = await ask(target.port, asked).catch(() => undefined);
      tally.answered(kind.name, status, kind.expected, asked.path);
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, at) => lane(at + 1)));
}

/** Repeats `work` until `end`, with `pause` milliseconds between. */
export async function repeat(
  end: number,
  pause: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; performance.now() + pause < end; turn += 1) {
    await work(turn);
    await sleep(pause);
  }
}

/** Begins a stream of everything, reads some of it and goes away; every third one is read to its end. */
export async function cutStream({ port, token }: Target, tally: Tally, turn: number): Promise<void> {
  const path = `/earshot/answers?type=all&text=true&createdFrom=${turn}`;
  const answer = await begin(port, {
    path,
    token,
    headers: turn % 2 === 0 ? { "accept-encoding": "zstd" } : {},
  });
  answer.on("error", () => undefined);
  const isWhole = turn % 3 === 0;
  tally.answered(isWhole ? "streams" : "streams cut off", answer.statusCode, [200]);
  if (isWhole) answer.resume();
  else answer.once("data", () => setTimeout(() => answer.destroy(), turn % 40));
  await once(answer, "close");
}

/** Has an assistant ask, and sometimes go away before the answer. */
export async function assistant({ port, token }: Target, tally: Tally, turn: number): Promise<void> {
  const [name, args] = [
    ["nps", { touchpoint: `t${turn}` }],
    ["comments", { contains: "queue", limit: 5 }],
    ["surveys", {}],
  ][turn % 3] ?? ["surveys", {}];
  const answer = fetch(`http://127.0.0.1:${port}/mcp`, {
    method: "POST",
    headers: {
      authorization: token,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
    signal: turn % 4 === 0 ? AbortSignal.timeout(30) : null,
  });
  const status = await answer
    .then(async (response) => {
      await response.text();
      return response.status;
    })
    .catch(() => 0);
  tally.answered("calls of /mcp", status, turn % 4 === 0 ? [0, 200] : [200]);
}

/** Runs the command line beside the service; throws where it fails. */
export async function earshot(main: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [main, ...args], { stdio: "ignore" });
  await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`earshot ${args[0]} ended with ${child.exitCode}`);
}
