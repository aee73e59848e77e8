/**
 * Packs metadata keys together, those with few values first: each joins the pack before it as long as that has few
 * enough combinations for two bytes a row, else it starts a pack, which the next ones may join.
 */
import { smallNumbers, type MetadataColumn } from "./metadata-columns.ts";

/** A key with a code for each row; where there are fewer codes than rows, the others are 0. */
export interface OpenKey extends Pick<MetadataColumn, "key" | "values"> {
  readonly codes: Uint16Array<ArrayBuffer>;
}

const MAX_COMBINATIONS = 0x1_0000;
/** Combinations of a pack times codes of the key that joins: the length of the table that numbers the pairs. */
const MAX_PAIRS = 2 ** 22;

interface Pack {
  /** How many combinations there are. */
  readonly count: number;
  readonly keys: readonly Omit<MetadataColumn, "combinations">[];
  /** By row. */
  readonly combinations: Uint16Array<ArrayBuffer>;
}

/** The keys as columns of `rows` rows, by key. */
export function packMetadata(keys: readonly OpenKey[], rows: number): readonly MetadataColumn[] {
  const packs: Pack[] = [];
  for (const key of keys.toSorted((a, b) => a.values.length - b.values.length)) {
    const last = packs.at(-1);
    const joined = last === undefined ? undefined : join(last, key);
    if (joined === undefined) packs.push(alone(key, rows));
    else packs[packs.length - 1] = joined;
  }
  return packs.flatMap(columnsOf).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The pack of one key: its codes are the combinations. */
function alone({ key, values, codes }: OpenKey, rows: number): Pack {
  const count = values.length + 1;
  const combinations = new Uint16Array(rows);
  combinations.set(codes.subarray(0, rows));
  const own = smallNumbers(count, count).map((_, code) => code);
  return { count, keys: [{ key, values, codes: own }], combinations };
}

/** The pack with one more key, or undefined where it would have too many combinations. */
function join(pack: Pack, key: OpenKey): Pack | undefined {
  const width = key.values.length + 1;
  const paired = pack.count * width > MAX_PAIRS ? undefined : pairUp(pack, key, width);
  if (paired === undefined) return undefined;
  const { pairs, combinations } = paired;
  const table = (values: readonly string[], codeOf: (pair: number) => number) => {
    const codes = smallNumbers(values.length + 1, pairs.length);
    pairs.forEach((pair, combination) => (codes[combination] = codeOf(pair)));
    return codes;
  };
  const before = pack.keys.map(({ codes, ...own }) =>
    Object.assign(own, { codes: table(own.values, (pair) => codes[Math.floor(pair / width)] ?? 0) }),
  );
  const added = { ...key, codes: table(key.values, (pair) => pair % width) };
  return { count: pairs.length, keys: [...before, added], combinations };
}

/** Numbers the pairs of combination and code that there are, in the order of the rows. */
function pairUp({ count, combinations: former }: Pack, { codes }: OpenKey, width: number) {
  const numbers = new Uint32Array(count * width);
  const combinations = new Uint16Array(former.length);
  /** By new combination: the former one times `width`, plus the code of the key that joins. */
  const pairs: number[] = [];
  for (let row = 0; row < former.length; row++) {
    const pair = (former[row] ?? 0) * width + (codes[row] ?? 0);
    if (numbers[pair] === 0) {
      if (pairs.length === MAX_COMBINATIONS) return undefined;
      numbers[pair] = pairs.push(pair);
    }
    combinations[row] = (numbers[pair] ?? 0) - 1;
  }
  return { pairs, combinations };
}

function columnsOf({ count, keys, combinations: wide }: Pack): readonly MetadataColumn[] {
  const combinations = count <= 0x100 ? Uint8Array.from(wide) : wide;
  return keys.map((key) => ({ ...key, combinations }));
}
