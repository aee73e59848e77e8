import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { parseCodebook, type Code } from "../analysis/comments/codes.ts";
import { useConnection, type Connection } from "../client/connection.ts";
import { keepList, keptList, teamListQuery } from "../client/kept-list.ts";
import type { ScreenValues, FilterName } from "./fields.ts";
import type { FilterOptions } from "./options.ts";

export type CodesInUse = ReturnType<typeof useCodebook>;

const codesIn = (text: string | null): readonly Code[] => {
  const book = parseCodebook(text ?? "");
  return book.ok ? book.codes : [];
};

/** Those of this device first, then the team's whose names they don't have. */
function withOwn(own: readonly Code[], shared: unknown): readonly Code[] {
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...codesIn(JSON.stringify(shared ?? {})).filter(({ name }) => !names.has(name))];
}

/** The same for code that is no component, once the team's have come. */
export async function codesInUse(connection: Connection, cache: QueryClient): Promise<readonly Code[]> {
  const shared = await cache.query(teamListQuery(connection, "codes")).catch(() => null);
  return withOwn(codesIn(keptList("codes", connection.baseUrl).state), shared);
}

export function useCodebook() {
  const connection = useConnection();
  const { baseUrl } = connection;
  const kept = useSelector(keptList("codes", baseUrl));
  const { data: shared, isPending } = useQuery(teamListQuery(connection, "codes"));
  const own = codesIn(kept);
  return {
    /** Those of this device, which can be changed. */
    own,
    /** Those first, then the team's whose names they don't have. */
    all: withOwn(own, shared),
    /** True while the team's may still come. */
    isPending,
    keep: (codes: readonly Code[]) => keepList("codes", baseUrl, codes),
  };
}

/** The codes that an address names. */
export function useCodesAsked({ code }: ScreenValues) {
  const { all, isPending } = useCodebook();
  if (code === undefined) return { coded: undefined, isWaiting: false, unusable: [] };
  const asked = all.filter(({ name }) => code.includes(name));
  const unknown = code.filter((name) => asked.every((each) => each.name !== name));
  const isWaiting = isPending && unknown.length > 0;
  return {
    /** Their searches; those that no codebook has are passed over. Undefined where no code is asked for. */
    coded: asked.map(({ find }) => find),
    /** True while a codebook may yet come that has one of them. */
    isWaiting,
    /** Those that no codebook has. */
    unusable: unknown.length === 0 || isWaiting ? [] : [{ name: "code", texts: unknown }],
  };
}

/** What filters offer, with the codes of this device and of the team. */
export function useOptionsWithCodes(options: FilterOptions): FilterOptions {
  const { all } = useCodebook();
  return { ...options, codes: all.map(({ name }) => name) };
}

/** False for codes where there are none. */
export const isOffered = (name: FilterName, { codes = [] }: FilterOptions): boolean =>
  name !== "code" || codes.length > 0;
