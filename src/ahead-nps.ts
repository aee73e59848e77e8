// The head of the page of NPS: has its reader begin while the code of the screen is still on its way. The screen takes over
// what has been read by then (features/nps/reading/begun.ts).
import { isRemembering } from "./features/nps/device/device-flag.ts";
import { beginReading } from "./features/nps/reading/begun.ts";
import { readRequest } from "./features/nps/reading/read-request.ts";
import { storedSession } from "./features/session/stored-session.ts";
import { parseSearch, readSearch } from "./filters/search.ts";
import { zoneOf } from "./filters/zone-of.ts";

function readAhead(): void {
  // The demo's deployment starts with its page.
  if (import.meta.env.MODE === "demo") return;
  const { session } = storedSession(() => sessionStorage);
  // Days are counted with Temporal: where that has yet to be loaded, the screen reads for itself. What a device keeps need
  // not be read.
  if (session === undefined || !("Temporal" in globalThis) || isRemembering()) return;
  const values = readSearch(parseSearch(location.search), "nps");
  beginReading(session, readRequest(values, zoneOf(values)));
}

readAhead();
