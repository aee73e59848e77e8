/**
 * What every store promises, as tests against a plain model. A store's own test file calls `storeContract` with a
 * function that opens an empty store; the suite closes what it opened.
 */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChainFilter } from "../../contract/queries.ts";
import {
  anyChain,
  anyChains,
  anyCreatedAt,
  anySurvey,
  anySurveyId,
  anyTeamId,
  anyTouchpointId,
} from "../documents/documents.arbitraries.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import { chainTemplate, type StoredChain, type StoredTemplate } from "../templates/chain-template.ts";
import { answersContract } from "./answers.contract.ts";
import { lookupContract } from "./lookups.contract.ts";
import type { ChainPage, ExportingStore, Scope, Store } from "./store.ts";
import { byName, modelled } from "./store-model.contract.ts";
import { tokenContract } from "./token.contract.ts";

/** Opens a store that holds nothing. */
export type OpenEmptyStore = () => Promise<ExportingStore>;

const anyScope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant("all" as const),
  fc.uniqueArray(anyTeamId, { maxLength: 3 }),
);

const anyFilter: fc.Arbitrary<ChainFilter> = fc.record(
  {
    createdFrom: anyCreatedAt,
    createdTo: anyCreatedAt,
    touchpointId: anyTouchpointId,
    surveyId: fc.array(anySurveyId, { maxLength: 3 }),
    isClosed: fc.boolean(),
    surveyVersion: fc.constantFrom(2 as const, 3 as const),
  },
  { requiredKeys: [] },
);

export function storeContract(openEmpty: OpenEmptyStore, numRuns = 40): void {
  /** Runs `check` on a store that holds `surveys` and `chains`. */
  async function holding(
    { surveys = [], chains = [] }: { surveys?: readonly ArchivedSurvey[]; chains?: readonly ArchivedChain[] },
    check: (store: ExportingStore) => Promise<void>,
  ): Promise<void> {
    const store = await openEmpty();
    try {
      await store.write(async (transaction) => {
        for (const survey of surveys) await transaction.putSurvey(survey);
        await transaction.putChains(chains);
      });
      await check(store);
    } finally {
      await store.close();
    }
  }

  describe("chains", () => {
    test("come newest first, ties by id, whatever the filter, the scope and the page size", async () => {
      const pageSize = fc.integer({ min: 1, max: 7 });
      await fc.assert(
        fc.asyncProperty(anyChains, anyScope, anyFilter, pageSize, async (chains, scope, filter, limit) => {
          await holding({ chains }, async (store) => {
            const expected = modelled(chains, scope, filter);
            expect(await walk(store, scope, filter, limit)).toEqual(expected.map(chainTemplate));
            expect(await store.countChains(scope, filter)).toBe(expected.length);
          });
        }),
        { numRuns },
      );
    });

    test("are found at any skip, in any order of asking", async () => {
      const windows = fc.array(
        fc.record({ skip: fc.nat({ max: 30 }), limit: fc.integer({ min: 1, max: 9 }) }),
        {
          minLength: 1,
          maxLength: 8,
        },
      );
      await fc.assert(
        fc.asyncProperty(anyChains, anyScope, anyFilter, windows, async (chains, scope, filter, asked) => {
          await holding({ chains }, async (store) => {
            const expected = modelled(chains, scope, filter).map(chainTemplate);
            for (const { skip, limit } of asked) {
              const page = await store.chains(scope, filter, { skip, limit });
              expect(texts(page)).toEqual(expected.slice(skip, skip + limit));
              expect(page.hasMore).toBe(expected.length > skip + limit);
            }
          });
        }),
        { numRuns },
      );
    });

    test("are read one by one only inside the scope", async () => {
      await fc.assert(
        fc.asyncProperty(anyChains, anyScope, async (chains, scope) => {
          await holding({ chains }, async (store) => {
            for (const chain of chains) {
              const visible = modelled([chain], scope, {}).map(chainTemplate)[0];
              const found = await store.chain(scope, chain._id);
              expect(found && textOf(found.template)).toBe(visible);
            }
            expect(await store.chain(scope, "unknown")).toBeUndefined();
          });
        }),
        { numRuns },
      );
    });

    test("that come again are counted as unchanged or replaced, and what came last stands", async () => {
      await fc.assert(
        fc.asyncProperty(anyChains, anyChains, async (first, second) => {
          await holding({ chains: first }, async (store) => {
            const counts = await store.write((transaction) => transaction.putChains(second));
            const before = new Map(first.map((chain) => [chain._id, chain]));
            const known = second.filter((chain) => before.has(chain._id));
            const unchanged = known.filter((chain) => sameText(chain, before.get(chain._id))).length;
            const replaced = known.length - unchanged;
            expect(counts).toEqual({ surveys: 0, chains: second.length, replaced, unchanged });

            const now = [...new Map([...first, ...second].map((chain) => [chain._id, chain])).values()];
            expect(await walk(store, "all", {}, 5)).toEqual(modelled(now, "all", {}).map(chainTemplate));
            expect(await walk(store, "all", { isClosed: true }, 5)).toEqual(
              modelled(now, "all", { isClosed: true }).map(chainTemplate),
            );
          });
        }),
        { numRuns },
      );
    });

    test("at a skip seen before are found again after a write moved them", async () => {
      const [older, newer] = [chainAt("c1", 1), chainAt("c2", 2)];
      await holding({ chains: [older] }, async (store) => {
        expect(texts(await store.chains("all", {}, { skip: 0, limit: 1 }))).toEqual([chainTemplate(older)]);
        expect(texts(await store.chains("all", {}, { skip: 1, limit: 1 }))).toEqual([]);
        await store.write((transaction) => transaction.putChains([newer]));
        expect(texts(await store.chains("all", {}, { skip: 1, limit: 1 }))).toEqual([chainTemplate(older)]);
        expect(texts(await store.chains("all", {}, { skip: 0, limit: 1 }))).toEqual([chainTemplate(newer)]);
      });
    });

    test("with bounds beyond all times are found or not, without an error", async () => {
      const chain = chainAt("c1", 1);
      await holding({ chains: [chain] }, async (store) => {
        const far = { createdFrom: -Number.MAX_SAFE_INTEGER, createdTo: Number.MAX_SAFE_INTEGER };
        expect(await store.countChains("all", far)).toBe(1);
        expect(await store.countChains("all", { createdFrom: 0.5, createdTo: 1.5 })).toBe(1);
        expect(await store.countChains("all", { createdFrom: 1.5, createdTo: 1e15 })).toBe(0);
        const beyond = { skip: Number.MAX_SAFE_INTEGER, limit: 1 };
        expect(texts(await store.chains("all", {}, beyond))).toEqual([]);
      });
    });

    test("come in memory of their own, also where there are none", async () => {
      await holding({ chains: [chainAt("c1", 1)] }, async (store) => {
        for (const window of [0, 1, 0, 1].map((skip) => ({ skip, limit: 1 }))) {
          const { templates } = await store.chains("all", {}, window);
          expect(templates.length === 0).toBe(window.skip === 1);
          templates.buffer.transfer(0);
        }
      });
    });

    test("are found far down the list, through one index or through several", async () => {
      const chains = Array.from({ length: 11_000 }, (_, index) => {
        const teamId = `t${index % 3}`;
        return { ...chainAt(`c${index}`, index % 500), teamId, isClosed: index % 7 !== 0 };
      });
      await holding({ chains }, async (store) => {
        for (const [scope, filter] of [
          ["all", {}],
          [["t0", "t1"], { createdTo: 490 }],
          ["all", { isClosed: true }],
        ] as const) {
          const expected = modelled(chains, scope, filter).map(chainTemplate);
          for (const skip of [expected.length - 30, 5_432, expected.length + 6_000]) {
            const page = texts(await store.chains(scope, filter, { skip, limit: 20 }));
            expect(page).toEqual(expected.slice(skip, skip + 20));
          }
        }
      });
    });

    test("are filtered by hundreds of surveys at once", async () => {
      const odd = '"{s,1}\\" \'\u0001\u{10000}';
      const chains = Array.from({ length: 40 }, (_, at) => ({
        ...chainAt(`c${at}`, at),
        surveyId: at === 30 ? odd : `s${at}`,
      }));
      await holding({ chains }, async (store) => {
        const surveyId = [odd, ...Array.from({ length: 500 }, (_, at) => `s${at * 2}`)];
        const page = texts(await store.chains("all", { surveyId }, { skip: 5, limit: 10 }));
        expect(page).toEqual(modelled(chains, "all", { surveyId }).slice(5, 15).map(chainTemplate));
      });
    });
  });

  describe("the catalog", () => {
    const anySurveys = fc
      .uniqueArray(fc.constantFrom("s1", "s2", "s3", "s\uffff", "s\u{10000}"))
      .chain((ids) => fc.tuple(...ids.map(anySurvey)));

    test("holds the surveys as they came, by name and then id, by code point", async () => {
      await fc.assert(
        fc.asyncProperty(anySurveys, async (surveys) => {
          await holding({ surveys }, async (store) => {
            expect((await store.catalog()).surveys).toEqual(surveys.toSorted(byName));
          });
        }),
        { numRuns },
      );
    });

    test("has a new revision exactly when a survey changed", async () => {
      const [survey] = fc.sample(anySurvey("s1"), { numRuns: 1, seed: 3 });
      if (survey === undefined) throw new Error("no survey to try");
      await holding({ surveys: [survey], chains: [chainAt("c1", 1)] }, async (store) => {
        const { revision, mark } = await store.catalog();
        await store.write((transaction) => transaction.putSurvey(survey));
        expect(await store.catalog()).toMatchObject({ revision, mark });
        const counts = await store.write((transaction) =>
          transaction.putSurvey({ ...survey, name: "other" }),
        );
        expect(counts).toEqual({ surveys: 1, chains: 0, replaced: 0, unchanged: 0 });
        const { revision: next, mark: other, surveys } = await store.catalog();
        expect(next).not.toBe(revision);
        expect(other).not.toBe(mark);
        expect(surveys.map(({ name }) => name)).toEqual(["other"]);
      });
    });

    test("has a new revision of the chains exactly when one changed", async () => {
      await holding({ chains: [chainAt("c1", 1)] }, async (store) => {
        const put = (...chains: readonly ArchivedChain[]) =>
          store.write((transaction) => transaction.putChains(chains));
        const { revision, chainsRevision, mark } = await store.catalog();
        await put(chainAt("c1", 1));
        expect(await store.catalog()).toMatchObject({ revision, chainsRevision, mark });
        await put(chainAt("c1", 2));
        const replaced = await store.catalog();
        await put(chainAt("c1", 2), chainAt("c2", 1));
        const added = await store.catalog();
        expect(new Set([chainsRevision, replaced.chainsRevision, added.chainsRevision]).size).toBe(3);
        expect(new Set([mark, replaced.mark, added.mark]).size).toBe(3);
        expect([replaced.revision, added.revision]).toEqual([revision, revision]);
      });
    });
  });

  describe("a write", () => {
    const [survey] = fc.sample(anySurvey("s1"), { numRuns: 1, seed: 3 });
    if (survey === undefined) throw new Error("no survey to try");

    test("that throws leaves nothing behind", async () => {
      await holding({ chains: [chainAt("c1", 1)] }, async (store) => {
        const before = await store.catalog();
        const failing = store.write(async (transaction) => {
          await transaction.putSurvey(survey);
          await transaction.putChains([chainAt("c1", 9), chainAt("c2", 2)]);
          throw new Error("broken on purpose");
        });
        await expect(failing).rejects.toThrow("broken on purpose");
        expect(await walk(store, "all", {}, 5)).toEqual([chainTemplate(chainAt("c1", 1))]);
        expect(await store.catalog()).toEqual(before);
      });
    });

    test("is seen by readers only when it is whole, and by itself at once", async () => {
      await holding({}, async (store) => {
        await store.write(async (transaction) => {
          await transaction.putSurvey(survey);
          await transaction.putChains([chainAt("c1", 1)]);
          expect(await transaction.survey("s1")).toEqual(survey);
          expect(await store.countChains("all", {})).toBe(0);
          expect((await store.catalog()).surveys).toEqual([]);
        });
        expect(await store.countChains("all", {})).toBe(1);
        expect((await store.catalog()).surveys).toEqual([survey]);
      });
    });

    test("waits for the one before it", async () => {
      await holding({}, async (store) => {
        const putting = (id: string) => store.write((transaction) => transaction.putChains([chainAt(id, 1)]));
        const failing = store.write(() => Promise.reject(new Error("broken on purpose")));
        const [first, failed, second] = await Promise.allSettled([putting("c1"), failing, putting("c2")]);
        expect([first.status, failed.status, second.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
        expect(await store.countChains("all", {})).toBe(2);
      });
    });

    test("knows the surveys that were stored before", async () => {
      await holding({ surveys: [survey] }, async (store) => {
        await store.write(async (transaction) => {
          expect(await transaction.survey("s1")).toEqual(survey);
          expect(await transaction.survey("s2")).toBeUndefined();
        });
      });
    });
  });

  describe("a snapshot", () => {
    test("holds everything that matches, with the facts that templates do not tell", async () => {
      await fc.assert(
        fc.asyncProperty(anyChains, anyScope, anyFilter, async (chains, scope, filter) => {
          await holding({ chains }, async (store) => {
            const found = await store.snapshot(async (snapshot) => {
              const all = await gathered(snapshot.chains(scope, filter));
              expect(await snapshot.countChains(scope, filter)).toBe(all.length);
              return all.map(facts);
            });
            const expected = modelled(chains, scope, filter).map((chain) =>
              facts(Object.assign({ template: chainTemplate(chain) }, chain)),
            );
            expect(found).toEqual(expected);
          });
        }),
        { numRuns },
      );
    });

    test("goes through more chains than fit into one batch", async () => {
      const chains = Array.from({ length: 2_500 }, (_, at) => chainAt(`c${at}`, at % 7));
      await holding({ chains }, async (store) => {
        const found = await store.snapshot((snapshot) => gathered(snapshot.chains("all", {})));
        const templates = found.map(({ template }) => template);
        expect(templates).toEqual(modelled(chains, "all", {}).map(chainTemplate));
      });
    });

    test("stays as it was while something is written", async () => {
      const [survey] = fc.sample(anySurvey("s1"), { numRuns: 1, seed: 3 });
      if (survey === undefined) throw new Error("no survey to try");
      await holding({ chains: [chainAt("c1", 1)] }, async (store) => {
        await store.snapshot(async (snapshot) => {
          expect(await snapshot.countChains("all", {})).toBe(1);
          await store.write(async (transaction) => {
            await transaction.putSurvey(survey);
            await transaction.putChains([chainAt("c2", 2)]);
          });
          expect(await snapshot.countChains("all", {})).toBe(1);
          expect(await snapshot.surveys()).toEqual([]);
        });
        expect(await store.countChains("all", {})).toBe(2);
      });
    });
  });

  answersContract(openEmpty, numRuns);
  lookupContract(openEmpty);
  tokenContract(openEmpty);
}

const textOf = (template: StoredTemplate): string => new TextDecoder().decode(template);
const texts = ({ templates }: ChainPage): string[] =>
  templates.length === 0 ? [] : textOf(templates).split(",\n");

/** Everything that matches, read page by page until a page is not full. */
async function walk(store: Store, scope: Scope, filter: ChainFilter, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const page = await store.chains(scope, filter, { skip: found.length, limit });
    found.push(...texts(page));
    if (!page.hasMore) return found;
  }
}

async function gathered(batches: AsyncIterable<readonly StoredChain[]>): Promise<StoredChain[]> {
  const all: StoredChain[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const facts = ({ template, isClosed, surveyVersion }: StoredChain): StoredChain => ({
  template,
  isClosed,
  surveyVersion,
});

const sameText = (a: ArchivedChain, b: ArchivedChain | undefined): boolean =>
  b !== undefined &&
  chainTemplate(a) === chainTemplate(b) &&
  a.isClosed === b.isClosed &&
  a.surveyVersion === b.surveyVersion;

function chainAt(id: string, createdAt: number): ArchivedChain {
  const [chain] = fc.sample(anyChain(id), { numRuns: 1, seed: 7 });
  if (chain === undefined) throw new Error("no chain to try");
  return { ...chain, createdAt, createdAtDate: new Date(createdAt * 1000).toISOString() };
}
