import { activateInterfaceLanguage } from "./interface-language.ts";
import { isInterfaceLanguage, rememberInterfaceLanguage } from "./preferred-language.ts";

/** Speaks `language` from here on, on this device. */
export function chooseInterfaceLanguage(language: string): void {
  if (!isInterfaceLanguage(language)) return;
  rememberInterfaceLanguage(language);
  void activateInterfaceLanguage(language);
}
