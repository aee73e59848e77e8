// What each screen of the build in dist/ costs on the wire, and what it may cost.
import { existsSync, statSync } from "node:fs";
import { addresses, filesFor, filesOf, filesSoon, type Bundle } from "./bundle.ts";

export interface Cost {
  readonly name: string;
  /** JavaScript and CSS. */
  readonly files: readonly string[];
  /** As compressed at build time; plain where a file is too small for that. */
  readonly bytes: number;
}

/** What may be loaded, at most. */
interface Budget {
  readonly name: string;
  readonly files: number;
  /** Brotli. */
  readonly bytes: number;
  readonly of: (bundle: Bundle) => readonly string[];
}

/** Signing in included, until the first row of Responses. */
const FIRST_ROW: Budget = {
  name: "the first row of Responses, sign-in included",
  files: 20,
  bytes: 170_000,
  of: (bundle) => [...filesFor(bundle, "/sign-in"), ...filesFor(bundle, "/responses")],
};

/** After following a link to NPS, until its charts stand, in English. */
const CHARTS: Budget = {
  name: "the charts of NPS",
  files: 20,
  bytes: 275_000,
  of: (bundle) => [
    ...filesFor(bundle, "/nps"),
    ...filesSoon(bundle, "/nps"),
    ...filesOf(bundle, /^src\/i18n\/locales\/charts\/en\.po$/),
  ],
};

/** All scripts of the build. Each is a request: parts that come together belong in one of the groups of `vite.config.ts`. */
const ALL: Budget = {
  name: "everything is loaded",
  files: 145,
  bytes: 900_000,
  of: (bundle) => bundle.map(({ file }) => file),
};

export const budgets: readonly Budget[] = [FIRST_ROW, CHARTS, ALL];

function wireSize(file: string): number {
  const compressed = `dist/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `dist/${file}`).size;
}

/** What some files cost, each once. */
export function costOf(name: string, files: readonly string[]): Cost {
  const once = [...new Set(files)];
  return { name, files: once, bytes: once.reduce((sum, file) => sum + wireSize(file), 0) };
}

/** The screens of the build, by address. */
export const screenCosts = (bundle: Bundle): readonly Cost[] =>
  addresses(bundle)
    .toSorted()
    .map((address) => costOf(address, filesFor(bundle, address)));
