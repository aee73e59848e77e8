/** What in free text points at a person. Rather one too many is hidden than one too few shown. */

export type PersonalKind = "email" | "phone";

/** What e-mail addresses stand in. A pattern for an address itself would take quadratic time in a long word. */
const STRETCH = /[^\s<>"',;:]+/g;
const AT = /[@＠]/;
/** A domain, up to the sign that follows it: something, a dot, and two characters at least. */
const DOMAIN = /^[^@＠]+?[.．。][^@＠]{2}/;
/** Digits of any script with what people write between them, full-width forms too. */
const PHONE = /^[+＋]?[\p{Nd}\s()./‐-–（）．／－-]+$/u;
/** What a number that is dialled begins with. */
export const DIALLED_START = "[+＋(（0٠۰０]";
const STARTS_DIALLED = new RegExp(`^${DIALLED_START}`);
const PHONE_KEY = /phone|mobile|\btel\b|telefon|puhelin|gsm|whatsapp/i;
const EMAIL_KEY = /e-?mail|sähköposti|correo/i;
const DATE_OR_ADDRESS =
  /^(\p{Nd}{4}[-－]\p{Nd}{1,2}[-－]\p{Nd}{1,2}.*|\p{Nd}{1,2}[./．／]\p{Nd}{1,2}[./．／]\p{Nd}{2,4}|\p{Nd}{1,3}(\.\p{Nd}{1,3}){3})$/u;

/** What `text` looks like, undefined for nothing of the kind. `key` is the name that it stands under, where it has one. */
export function personalKind(text: string, key = ""): PersonalKind | undefined {
  const value = text.trim();
  if (value === "") return undefined;
  if (withoutEmails(value, "") !== value) return "email";
  if (EMAIL_KEY.test(key)) return "email";
  if (PHONE_KEY.test(key) && digitsIn(value) >= 4) return "phone";
  if (!STARTS_DIALLED.test(value) || !PHONE.test(value) || DATE_OR_ADDRESS.test(value)) return undefined;
  const digits = digitsIn(value);
  return digits >= 7 && digits <= 15 ? "phone" : undefined;
}

const digitsIn = (text: string): number => text.replace(/\P{Nd}/gu, "").length;

/** `text` with `cover` in place of each e-mail address; in a time that grows as the text does, whatever it holds. */
export const withoutEmails = (text: string, cover: string): string =>
  AT.test(text) ? text.replace(STRETCH, (stretch) => withoutAddresses(stretch, cover)) : text;

function withoutAddresses(stretch: string, cover: string): string {
  // Each sign stands at the end of its part.
  const parts = stretch.split(/(?<=[@＠])/);
  let written = "";
  for (let at = 0; at < parts.length; at++) {
    const name = parts[at] ?? "";
    const next = parts[at + 1] ?? "";
    const isAddress = name.length > 1 && DOMAIN.test(next);
    written += isAddress ? cover + (AT.exec(next)?.[0] ?? "") : name;
    // What ends an address begins no other.
    if (isAddress) at += 1;
  }
  return written;
}
