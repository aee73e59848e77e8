/** The language of question titles that was chosen on this device. The address holds it; one that names none is given it. */
import { keptOnDevice } from "../lib/kept-on-device.ts";

const KEY = "earshot.question-language";

export const keptQuestionLanguage = (): string | undefined => keptOnDevice(KEY) ?? undefined;

/** Keeps the choice on this device, where that is allowed; undefined is the original language. */
export function keepQuestionLanguage(code: string | undefined): void {
  try {
    if (code === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // Storage is refused: the choice lasts as long as the links that hold it.
  }
}

/** Writes it into the address of a document that was opened without one. Signing in leads on to an address of its own. */
export function addQuestionLanguage(): void {
  const address = new URL(location.href);
  const kept = keptQuestionLanguage();
  if (kept === undefined || address.searchParams.has("lang") || address.pathname === "/sign-in") return;
  address.searchParams.set("lang", kept);
  history.replaceState(history.state, "", address);
}
