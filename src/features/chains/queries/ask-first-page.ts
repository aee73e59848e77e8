import type { QueryClient } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { zoneOf } from "../../../filters/zone-of.ts";
import { pageAsked } from "./chains-asked.ts";
import { chainsQuery } from "./chains-query.ts";

/** Asks for the first page of a screen's chains before the screen is drawn, which then finds what has come. */
export function askFirstPage(queries: QueryClient, connection: Connection, values: ScreenValues): void {
  // All rows in one list are read by a worker.
  if (values.rows !== undefined) return;
  const asked = pageAsked(values, zoneOf(values), 0);
  // The screen asks again for what failed, and tells.
  queries.query(chainsQuery(connection, asked)).catch(() => undefined);
}
