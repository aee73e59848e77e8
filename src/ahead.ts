// The head of the page of Responses: asks for its first page while the code of the screen is still on its way. The
// screen takes over what has come of it (client/http/send.ts).
import { addressOf, CHAINS_PATH, chainsSearch } from "./client/http/address.ts";
import { authorization } from "./client/http/credentials.ts";
import { JSON_TYPE, sendAhead } from "./client/http/send.ts";
import { chainsAskedFor, pageAsked } from "./features/chains/queries/chains-asked.ts";
import { storedSession } from "./features/session/stored-session.ts";
import { parseSearch, readSearch } from "./filters/search.ts";
import { zoneOf } from "./filters/chain-filter.ts";

function askAhead(): void {
  // The demo's deployment starts with its page.
  if (import.meta.env.MODE === "demo") return;
  const { session } = storedSession(() => sessionStorage);
  // Days are counted with Temporal: where that has yet to be loaded, the screen asks for itself.
  if (location.pathname !== "/responses" || session === undefined || !("Temporal" in globalThis)) return;
  const values = readSearch(parseSearch(location.search), "responses");
  // All rows in one list are read by a worker.
  if (values.rows !== undefined) return;
  const query = chainsAskedFor(pageAsked(values, zoneOf(values), 0));
  sendAhead({
    url: addressOf(session.baseUrl, CHAINS_PATH, chainsSearch(query)),
    authorization: authorization(session),
    accept: JSON_TYPE,
  });
}

/** The first format of dates takes a browser long to make: so it is made while the code is on its way. */
function makeDatesReady(): void {
  try {
    Intl.DateTimeFormat(navigator.language);
  } catch {
    // WebKit on a machine without a language says "C", which is none.
  }
}

askAhead();
// Behind whatever else begins the page: the reader of NPS does.
setTimeout(makeDatesReady);
