import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { runToken } from "./token-command.ts";

test("what is the id of one token and the name of another revokes neither, and each by what is its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-token-"));
  const db = join(folder, "earshot.sqlite");
  const store = await openSqliteStore(db);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const printed = vi.spyOn(console, "log").mockReturnValue();
  await store.addToken({ id: "a1", name: "till", digest: "d1", scope: "all", createdAt: 1 });
  await store.addToken({ id: "a2", name: "a1", digest: "d2", scope: "all", createdAt: 2 });
  const inForce = async () =>
    (await store.listTokens()).flatMap(({ id, revokedAt }) => (revokedAt === undefined ? [id] : []));
  const revoke = (nameOrId: string) => runToken(["revoke", nameOrId, "--db", db]);
  await expect(revoke("a1")).rejects.toThrow(
    '"a1" is the id of one token and the name of another: revoke the first as "till", the second as "a2".',
  );
  expect(await inForce()).toEqual(["a1", "a2"]);
  await revoke("a2");
  expect(await inForce()).toEqual(["a1"]);
  await revoke("a1");
  expect(await inForce()).toEqual([]);
  expect(printed).toHaveBeenLastCalledWith("The token a1 is revoked.");
});
