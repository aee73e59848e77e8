/** Which Earshot this is: what the package's own description says, as far above the sources as above what is compiled. */
import { readFileSync } from "node:fs";
import * as z from "zod";

export function version(): string {
  const text = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
