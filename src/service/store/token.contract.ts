/** What every store promises of access tokens. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DuplicateToken, type Store, type StoredToken } from "./store.ts";

const token = (id: string, rest: Partial<StoredToken> = {}): StoredToken => {
  const digest = id.padEnd(64, "0");
  return { id, name: `name of ${id}`, digest, scope: "all", createdAt: 1_700_000_000_000, ...rest };
};

export function tokenContract(openEmpty: () => Promise<Store>): void {
  describe("tokens", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openEmpty();
    });
    afterEach(() => store.close());

    test("are found by digest, with all that was stored", async () => {
      const whole = token("a1", {
        scope: ["t1", "t\u{10000}"],
        expiresAt: 1_800_000_000_000,
        lastUsedAt: 1_750_000_000_000,
      });
      await store.addToken(whole);
      await store.addToken(token("a2", { scope: [] }));
      expect(await store.findToken(whole.digest)).toEqual(whole);
      expect(await store.findToken("0".repeat(64))).toBeUndefined();
      expect(await store.listTokens()).toEqual([whole, token("a2", { scope: [] })]);
    });

    test("need a name and a value of their own", async () => {
      await store.addToken(token("a1"));
      const sameName = token("a2", { name: token("a1").name });
      const sameValue = token("a3", { digest: token("a1").digest });
      await expect(store.addToken(sameName)).rejects.toThrow(DuplicateToken);
      await expect(store.addToken(sameValue)).rejects.toThrow(DuplicateToken);
      expect(await store.listTokens()).toHaveLength(1);
    });

    test("that were revoked leave their name and value free, and the one in force is found", async () => {
      const first = token("a1");
      await store.addToken(first);
      expect(await store.revokeToken(first.id, 5)).toBe(true);
      expect(await store.findToken(first.digest)).toEqual({ ...first, revokedAt: 5 });
      const second = { ...first, id: "a2" };
      await store.addToken(second);
      expect(await store.findToken(first.digest)).toEqual(second);
    });

    test("are revoked by id, once", async () => {
      await store.addToken(token("a1"));
      await store.addToken(token("a2"));
      expect(await store.revokeToken("a2", 7)).toBe(true);
      expect(await store.revokeToken("a2", 8)).toBe(false);
      expect(await store.revokeToken("nobody", 8)).toBe(false);
      expect(await store.findToken(token("a2").digest)).toMatchObject({ revokedAt: 7 });
      expect(await store.findToken(token("a1").digest)).not.toHaveProperty("revokedAt");
    });

    test("that come revoked and used are kept so", async () => {
      const former = { ...token("a1"), revokedAt: 3, lastUsedAt: 2 };
      await store.addToken(former);
      expect(await store.findToken(former.digest)).toEqual(former);
    });

    test("know when they were used last", async () => {
      await store.addToken(token("a1"));
      await store.touchToken("a1", 1_760_000_000_000);
      await store.touchToken("nobody", 1_760_000_000_000);
      expect(await store.findToken(token("a1").digest)).toMatchObject({ lastUsedAt: 1_760_000_000_000 });
    });
  });
}
