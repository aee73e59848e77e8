/** The language of question titles that was chosen on this device. The address holds it; one that names none is given it. */
import { keepOnDevice, keptOnDevice } from "../lib/kept-on-device.ts";

const KEY = "earshot.question-language";

export const keptQuestionLanguage = (): string | undefined => keptOnDevice(KEY) ?? undefined;

/** Undefined is the original language. Where nothing can be kept, the choice lasts as long as the links that hold it. */
export const keepQuestionLanguage = (code: string | undefined) => keepOnDevice(KEY, code);

/** Writes it into the address of a document that was opened without one. Signing in leads on to an address of its own. */
export function addQuestionLanguage(): void {
  const address = new URL(location.href);
  const kept = keptQuestionLanguage();
  if (kept === undefined || address.searchParams.has("lang") || address.pathname === "/sign-in") return;
  address.searchParams.set("lang", kept);
  history.replaceState(history.state, "", address);
}
