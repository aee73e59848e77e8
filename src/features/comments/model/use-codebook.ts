import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { parseCodebook, type Code } from "../../../analysis/comments/codes.ts";
import { useConnection } from "../../../client/connection.ts";
import { keepList, keptList, teamListQuery } from "../../../client/kept-list.ts";

export interface CodesInUse {
  /** Those of this device, which can be changed. */
  readonly own: readonly Code[];
  /** Those first, then the team's whose names they don't have. */
  readonly all: readonly Code[];
  /** True while the team's may still come. */
  readonly isPending: boolean;
  readonly keep: (codes: readonly Code[]) => void;
}

const codesIn = (text: string | null): readonly Code[] => {
  const book = parseCodebook(text ?? "");
  return book.ok ? book.codes : [];
};

/** The codebook of this device and that of the team. */
export function useCodebook(): CodesInUse {
  const connection = useConnection();
  const { baseUrl } = connection;
  const kept = useSelector(keptList("codes", baseUrl));
  const { data: shared, isPending } = useQuery(teamListQuery(connection, "codes"));
  const own = codesIn(kept);
  const names = new Set(own.map(({ name }) => name));
  const ofTeam = codesIn(JSON.stringify(shared ?? {})).filter(({ name }) => !names.has(name));
  return {
    own,
    all: [...own, ...ofTeam],
    isPending,
    keep: (codes) => keepList("codes", baseUrl, codes),
  };
}
