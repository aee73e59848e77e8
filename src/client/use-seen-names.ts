import { useSelector } from "@tanstack/react-store";
import { useConnection } from "./connection.ts";
import type { Seen } from "./seen-names.ts";

/** The names met so far under this connection. */
export function useSeenNames(): Seen {
  const { seen } = useConnection();
  return useSelector(seen);
}
