// The head of a page: hears the key of the palette, and on Responses asks for the first page, while the code of the screen is
// still on its way. The screen takes over what has come of it (app/palette/global-keys.tsx, client/http/send.ts).
import { addressOf, CHAINS_PATH, chainsSearch } from "./client/http/address.ts";
import { authorization } from "./client/http/credentials.ts";
import { JSON_TYPE, sendAhead } from "./client/http/send.ts";
import { chainsAskedFor, pageAsked } from "./features/chains/queries/chains-asked.ts";
import { storedSession } from "./features/session/stored-session.ts";
import { parseSearch, readSearch } from "./filters/search.ts";
import { zoneOf } from "./filters/chain-filter.ts";

const { session } = storedSession(() => sessionStorage);

/** Writes Ctrl K as ">", and what is typed after it, where the palette finds it; nothing once that hears for itself. */
function hearPalette(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const { dataset } = document.documentElement;
  const typed = dataset["palette"];
  const isHeld = ctrlKey || metaKey;
  if (typed === "" || altKey) return;
  if (isHeld && key === "k") dataset["palette"] = ">";
  // Should the palette never come, fields are typed in all the same.
  else if (typed === undefined || isHeld || target !== document.body) return;
  else if (key === "Backspace") dataset["palette"] = typed.slice(0, -1) || ">";
  else if (key.length === 1) dataset["palette"] = typed + key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function askAhead(): void {
  // The demo's deployment starts with its page.
  if (import.meta.env.MODE === "demo") return;
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

if (session !== undefined) document.addEventListener("keydown", hearPalette, { capture: true });
askAhead();
// Behind whatever else begins the page: the reader of NPS does.
setTimeout(makeDatesReady);
