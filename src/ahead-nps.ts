// The head of the page of NPS: asks for the code of the screen, and has its reader begin while that is still on its way. The
// screen takes over what has been read by then (features/nps/data/prestarted.ts).
import { isRemembering } from "./features/nps/data/device-flag.ts";
import { beginReading } from "./features/nps/data/prestarted.ts";
import { readRequest } from "./features/nps/data/read-request.ts";
import { storedSession } from "./features/session/stored-session.ts";
import { parseSearch, readSearch } from "./filters/search.ts";
import { zoneOf } from "./filters/chain-filter.ts";

const { session } = storedSession(() => sessionStorage);

/** Takes out what the page names for signed-in users: signing in does not wait for it (scripts/route-pages.ts). */
function askForScreen(): void {
  if (session !== undefined) document.head.append(document.querySelector("template")?.content ?? "");
}

function readAhead(): void {
  // The demo's deployment starts with its page.
  if (import.meta.env.MODE === "demo") return;
  // Days are counted with Temporal: where that has yet to be loaded, the screen reads for itself. What a device keeps need
  // not be read.
  if (session === undefined || !("Temporal" in globalThis) || isRemembering()) return;
  const values = readSearch(parseSearch(location.search), "nps");
  beginReading(session, readRequest(values, zoneOf(values)));
}

askForScreen();
readAhead();
