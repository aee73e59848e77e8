/** `earshot sample`: generated feedback into the database. */
import { DEFAULT_CHAINS, DEFAULT_UNTIL } from "../../../sample/generate.ts";
import { countOtherSurveys, fillWithSample } from "./sample-data.ts";
import { databaseAddress, readFlags, SHARED_HELP, wholeNumber, UsageError, dayOf } from "../command/flags.ts";
import { withStore } from "../command/open-store.ts";
import { counted, withProgress } from "../command/progress.ts";

const HELP = `Usage: earshot sample [flags]

Fills the database with generated surveys and response chains. The same seed and the same
last day make the same data. A database that holds other surveys is refused.

  --chains N     how many response chains (${DEFAULT_CHAINS})
  --seed S       a whole number (1)
  --until DATE   the last day of the two years, in UTC (${DEFAULT_UNTIL})
  --force        add it to other surveys, too
${SHARED_HELP}`;

const MOST = 100_000_000;
const EARLIEST = Date.UTC(1972, 0, 1);

export async function runSample(args: readonly string[]): Promise<void> {
  const options = {
    chains: { type: "string" },
    seed: { type: "string" },
    until: { type: "string" },
    force: { type: "boolean" },
  } as const;
  const { values, positionals } = readFlags("sample", args, options);
  if (values.help === true) return console.log(HELP);
  if (positionals.length > 0) throw new UsageError(`sample takes no "${positionals[0]}".`);
  const chains = wholeNumber("chains", values.chains ?? String(DEFAULT_CHAINS), 1, MOST);
  const seed = wholeNumber("seed", values.seed ?? "1", 0, 2 ** 32 - 1);
  const { until = DEFAULT_UNTIL } = values;
  // Two years before it, unix time must have started.
  if (dayOf("until", until).start < EARLIEST)
    throw new UsageError(`--until must be a date from 1972-01-01 on, not "${until}".`);
  const counts = await withStore(databaseAddress(values.db), async (store) => {
    const others = values.force === true ? 0 : await countOtherSurveys(store, seed);
    if (others > 0)
      throw new UsageError(
        `The database holds ${counted(others, "survey")} that this sample has not. Name another with --db, or add the sample with --force.`,
      );
    return withProgress("Writing sample data", (begin) =>
      fillWithSample(store, { chains, seed, until }, begin(chains)),
    );
  });
  console.log(`Wrote ${counted(counts.surveys, "survey")} and ${counted(counts.chains, "chain")}.`);
}
