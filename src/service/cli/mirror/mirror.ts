/** Copies a deployment that is known only through the API into a store, and accounts for all that it read. */
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Client } from "../../../client/create-client.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { WalkedPage, WalkResult } from "../../../client/walk/types.ts";
import { walkTwice } from "../command/deployment.ts";
import type { ArchivedSurvey } from "../../documents/documents.ts";
import { SurveyQuestions } from "../../archive/survey-questions.ts";
import type { FeedbackReader, FeedbackWriter } from "../../store/store.ts";
import { mirrorSurveys, toArchivedChain, unlistedSurveys } from "./merge-surveys.ts";
import { MirrorReport } from "./mirror-report.ts";
import {
  afterSlice,
  ASSUMED,
  futureSlice,
  heldOf,
  isAnythingIn,
  isAnythingUnread,
  kindOf,
  nextSlice,
  SINGLE_FACTS,
  SliceLength,
  WAYS,
  type ChainFacts,
  type Held,
  type MirrorRun,
  type TimeSlice,
} from "./time-slices.ts";

export interface MirrorOptions {
  readonly client: Client;
  readonly store: FeedbackWriter & Pick<FeedbackReader, "countChains">;
  readonly signal: AbortSignal;
  /** The surveys whose chains are stored as far as the run tells. */
  readonly known: readonly string[];
  /** Keeps how far the run has come; what it tells has been written to the store. */
  readonly saveRun: (run: MirrorRun, held: Held, leftOut: number) => Promise<void>;
  readonly onChains: (read: number) => void;
  /** Hears that everything is read again, since the token shows chains that no run has read. */
  readonly onStartOver: () => void;
}

/** Requests under way at once. */
const MOST_IN_FLIGHT = 4;
/** Chains a transaction. */
const BATCH = 2_000;

/** Reads all of `run`. Throws an `ApiError` where not even a first page can be read, and what the store throws. */
export async function mirror(run: MirrorRun, options: MirrorOptions): Promise<MirrorReport> {
  const report = new MirrorReport();
  const surveys = await mirrorSurveys(options, report);
  const copy = new ChainCopy(options, report, surveys);
  const ids = surveys.map((survey) => survey._id);
  const unknown = ids.filter((id) => !options.known.includes(id));
  let current = run;
  if (await isAnythingUnread(run, unknown, options)) {
    options.onStartOver();
    current = { until: run.until };
  }
  const save = async (): Promise<void> =>
    options.saveRun(current, await heldOf(options.store, ids, current.until), report.leftOut);
  const length = new SliceLength();
  let isWhole = true;
  for (let slice = nextSlice(current); slice !== undefined; slice = nextSlice(current, length.seconds)) {
    if (length.isProbe) {
      const isAnything = (await isAnythingIn(slice, options)) ?? true;
      if (!isAnything) current = afterSlice(current, slice);
      length.note(isAnything);
      continue;
    }
    isWhole = (await copy.slice(slice)) && isWhole;
    current = afterSlice(current, slice);
    length.note(copy.isAnySeen);
    // The next run goes on at the first slice of which something is missing.
    if (isWhole) await save();
    if (current.since !== undefined || slice.createdFrom === undefined) continue;
    const isAnyOlder = await isAnythingIn({ createdTo: slice.createdFrom - 1 }, options);
    if (isAnyOlder === false) break;
    if (isAnyOlder === undefined) length.takeAll();
  }
  if ((await copy.slice(futureSlice(run))) && isWhole) await save();
  return report;
}

class ChainCopy {
  readonly #options: MirrorOptions;
  readonly #report: MirrorReport;
  /** As they are stored; those that the deployment does not list are looked up. */
  readonly #surveys: Map<string, ArchivedSurvey>;
  readonly #listed: ReadonlySet<string>;
  /** The ids of all rows of a slice that came with the filters set. */
  #seen = new Set<string>();
  #isAnySeenNameless = false;
  /** False once the deployment refused to be asked for what lies behind the end of a list. */
  #canProbe = true;
  #waiting: (readonly [ResponseChain, ChainFacts])[] = [];

  constructor(options: MirrorOptions, report: MirrorReport, surveys: readonly ArchivedSurvey[]) {
    this.#options = options;
    this.#report = report;
    this.#surveys = new Map(surveys.map((survey) => [survey._id, survey]));
    this.#listed = new Set(this.#surveys.keys());
  }

  /** Copies what was created in a slice; false where something of it could not be read. */
  async slice(slice: TimeSlice): Promise<boolean> {
    this.#seen = new Set();
    this.#isAnySeenNameless = false;
    let isWhole = true;
    for (const way of WAYS) {
      const take = async (chains: readonly ResponseChain[]): Promise<void> => {
        for (const chain of chains) this.#report.countWay(chain._id, way);
        await this.#take(chains.map((chain) => [chain, way]));
      };
      const note = ({ ids }: WalkedPage<ResponseChain>): void => {
        for (const id of ids) if (id !== undefined) this.#seen.add(id);
        this.#isAnySeenNameless ||= ids.includes(undefined);
      };
      const result = await this.#walk(slice, way, take, note);
      this.#report.unreadable += result.unreadable;
      isWhole &&= result.complete;
    }
    // What is missing there would seem to answer to no filter.
    if (isWhole && (await this.#isAnythingUnseen(slice))) isWhole = await this.#unseen(slice);
    await this.#flush();
    return isWhole;
  }

  /** Whether chains of the last slice came with the filters set. */
  get isAnySeen(): boolean {
    return this.#isAnySeenNameless || this.#seen.size > 0;
  }

  /** Whether the list without filters may have more than was seen: one request tells, where the deployment answers it. */
  async #isAnythingUnseen(slice: TimeSlice): Promise<boolean> {
    const { client, signal } = this.#options;
    if (this.#canProbe && !this.#isAnySeenNameless) {
      try {
        const behind = await client.chains({ ...slice, skip: this.#seen.size }, { signal });
        return behind.received > 0 || behind.nextSkip !== undefined;
      } catch {
        signal.throwIfAborted();
        this.#canProbe = false;
      }
    }
    let isAny = false;
    const { complete } = await this.#walk(
      slice,
      {},
      () => undefined,
      ({ ids }) => {
        isAny ||= ids.some((id) => id !== undefined && !this.#seen.has(id));
      },
    );
    return isAny || !complete;
  }

  /** Copies what came with no two filters set, as far as is known what it is. */
  async #unseen(slice: TimeSlice): Promise<boolean> {
    const known = new Map<string, Partial<ChainFacts>>();
    for (const facts of SINGLE_FACTS) {
      const learn = (chains: readonly ResponseChain[]): void => {
        for (const { _id } of chains)
          if (!this.#seen.has(_id)) known.set(_id, { ...known.get(_id), ...facts });
      };
      if (!(await this.#walk(slice, facts, learn)).complete) return false;
    }
    const unreadable = new Set<string>();
    const take = (chains: readonly ResponseChain[]): Promise<void> =>
      this.#take(
        chains.flatMap((chain) => {
          if (this.#seen.has(chain._id)) return [];
          const facts = known.get(chain._id) ?? {};
          this.#report.countUnfiltered(facts);
          return [[chain, { ...ASSUMED, ...facts }]];
        }),
      );
    const { complete } = await this.#walk(slice, {}, take, (page, skip) => {
      for (const { id, index } of page.unreadable)
        if (id === undefined ? !this.#isAnySeenNameless : !this.#seen.has(id))
          unreadable.add(id ?? `${skip} ${index}`);
    });
    this.#report.unreadable += unreadable.size;
    return complete;
  }

  async #walk(
    slice: TimeSlice,
    facts: Partial<ChainFacts>,
    onPage: (chains: readonly ResponseChain[]) => void | Promise<void>,
    onRead: (page: WalkedPage<ResponseChain>, skip: number) => void = () => undefined,
  ): Promise<WalkResult> {
    const { client, signal } = this.#options;
    const walk = createWalk<ResponseChain>({
      fetchPage: async (skip, request) => {
        const page = await client.chains({ ...slice, ...facts, skip }, request);
        onRead(page, skip);
        return page;
      },
      onPage,
      mostInFlight: MOST_IN_FLIGHT,
    });
    const result = await walkTwice(walk, signal);
    this.#report.countWalk(kindOf(facts), slice, result);
    return result;
  }

  async #take(chains: readonly (readonly [ResponseChain, ChainFacts])[]): Promise<void> {
    this.#waiting.push(...chains);
    if (this.#waiting.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const taken = this.#waiting.flatMap(([chain, facts]) => {
      const archiving = toArchivedChain(chain, facts, this.#surveys.get(chain.surveyId));
      return this.#report.taken(chain._id, archiving).map((archived) => ({ chain, archived }));
    });
    this.#waiting = [];
    if (taken.length === 0) return;
    const { store, onChains } = this.#options;
    const counts = await store.write(async (transaction) => {
      const questions = new SurveyQuestions(transaction);
      for (const survey of this.#surveys.values()) questions.learn(survey);
      for (const { chain, archived } of taken) {
        this.#report.countTaken(chain, archived, this.#listed);
        if ((await questions.missingFor(archived)) === undefined) continue;
        const stored = async (id: string): Promise<ArchivedSurvey | undefined> =>
          this.#surveys.get(id) ?? transaction.survey(id);
        for (const survey of await unlistedSurveys(chain, archived, stored)) {
          await transaction.putSurvey(survey);
          questions.learn(survey);
          const before = this.#surveys.get(survey._id)?.questions.length ?? 0;
          if (this.#listed.has(survey._id)) this.#report.goneQuestions += survey.questions.length - before;
          this.#surveys.set(survey._id, survey);
        }
      }
      await transaction.putChains(taken.map(({ archived }) => archived));
    });
    this.#report.countWrite(counts);
    onChains(this.#report.written);
  }
}
