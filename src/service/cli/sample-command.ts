/** `earshot sample`: generated feedback into the database. */
import { fillWithSample } from "./fill-sample.ts";
import { databaseAddress, readFlags, SHARED_HELP, wholeNumber } from "./flags.ts";
import { openStore } from "./open-store.ts";
import { counted, startProgress } from "./progress.ts";
import { UsageError } from "./usage-error.ts";

const HELP = `Usage: earshot sample [flags]

Fills the database with generated surveys and response chains. The same seed makes the same data.

  --chains N     how many response chains (12000)
  --seed S       a whole number (1)
${SHARED_HELP}`;

const MOST = 100_000_000;

export async function runSample(args: readonly string[]): Promise<void> {
  const options = { chains: { type: "string" }, seed: { type: "string" } } as const;
  const { values, positionals } = readFlags("sample", args, options);
  if (values.help === true) return console.log(HELP);
  if (positionals.length > 0) throw new UsageError(`sample takes no "${positionals[0]}".`);
  const chains = wholeNumber("chains", values.chains ?? "12000", 1, MOST);
  const seed = wholeNumber("seed", values.seed ?? "1", 0, 2 ** 32 - 1);
  const store = await openStore(databaseAddress(values.db));
  const progress = startProgress("Writing sample data", chains);
  try {
    const counts = await fillWithSample(store, { chains, seed }, (written) =>
      progress.update(written, counted(written, "chain")),
    );
    progress.stop();
    console.log(`Wrote ${counted(counts.surveys, "survey")} and ${counted(counts.chains, "chain")}.`);
  } finally {
    progress.stop();
    await store.close();
  }
}
