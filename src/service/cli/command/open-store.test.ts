import { expect, test } from "vitest";
import { UsageError } from "./flags.ts";
import { isAbsent, openStore, refuseNoDatabase } from "./open-store.ts";

test.each([
  '"postgres://u:Hunter2@h/x"',
  " postgres://u:Hunter2@h/x",
  "'postgres:u:Hunter2@h/x",
  "Postgres://u:Hunter2@h/x",
  "postgre://u:Hunter2@h/x",
  "postgres//u:Hunter2@h/x",
  "postgres;//u:Hunter2@h/x",
  "postgres:/u:Hunter2@h/x",
  "h:tt p://u:p@Hunter2@h",
  "u:Hunter2@h/x",
  "//u:Hunter2@h/x",
  "host=h user=u password=Hunter2",
  ":memory:",
])("%s is no database, which is told without it", async (address) => {
  const refusal = new UsageError(
    "--db (EARSHOT_DB) must be a SQLite path or a postgres:// address, without quotes or spaces around it.",
  );
  expect(() => refuseNoDatabase(address)).toThrow(refusal);
  await expect(openStore(address)).rejects.toThrow(refusal);
  expect(isAbsent(address)).toBe(false);
});

test.each([
  "absent@home.sqlite",
  "/absent/12:30@home/x.sqlite",
  "C:\\Users\\me@home\\x.sqlite",
  "absent//me@home.sqlite",
  "postgres/x.sqlite",
  "absent:2026.sqlite",
])("%s is a path", (path) => {
  refuseNoDatabase(path);
  expect(isAbsent(path)).toBe(true);
});
