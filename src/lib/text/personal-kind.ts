/** What in free text points at a person. Rather one too many is hidden than one too few shown. */

export type PersonalKind = "email" | "phone";

/** What e-mail addresses stand in. A pattern for an address itself would take quadratic time in a long word. */
const STRETCH = /[^\s<>"',;:]+/g;
/** Characters that follow the last dot of a domain at least. */
const SHORTEST_END = 2;
/** Digits with what people write between them. */
const PHONE = /^\+?[\d\s()./‐-–-]+$/;
const PHONE_KEY = /phone|mobile|\btel\b|telefon|puhelin|gsm|whatsapp/i;
const EMAIL_KEY = /e-?mail|sähköposti|correo/i;
const DATE_OR_ADDRESS = /^(\d{4}-\d{1,2}-\d{1,2}.*|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,3}(\.\d{1,3}){3})$/;

/** What `text` looks like, undefined for nothing of the kind. `key` is the name that it stands under, where it has one. */
export function personalKind(text: string, key = ""): PersonalKind | undefined {
  const value = text.trim();
  if (value === "") return undefined;
  if (withoutEmails(value, "") !== value) return "email";
  if (EMAIL_KEY.test(key)) return "email";
  const digits = value.replace(/\D/g, "").length;
  if (PHONE_KEY.test(key) && digits >= 4) return "phone";
  const looksDialled = /^[+0(]/.test(value) && digits >= 7 && digits <= 15;
  return looksDialled && PHONE.test(value) && !DATE_OR_ADDRESS.test(value) ? "phone" : undefined;
}

/** `text` with `cover` in place of each e-mail address; in a time that grows as the text does, whatever it holds. */
export const withoutEmails = (text: string, cover: string): string =>
  text.includes("@") ? text.replace(STRETCH, (stretch) => withoutAddresses(stretch, cover)) : text;

function withoutAddresses(stretch: string, cover: string): string {
  const parts = stretch.split("@");
  const written = [];
  for (let at = 0; at < parts.length; at++) {
    const name = parts[at] ?? "";
    const isAddress = name !== "" && isDomain(parts[at + 1] ?? "");
    written.push(isAddress ? cover : name);
    // What ends an address begins no other.
    if (isAddress) at += 1;
  }
  return written.join("@");
}

/** Whether a dot has something before it, and enough after it. */
function isDomain(text: string): boolean {
  const dot = text.indexOf(".", 1);
  return dot !== -1 && text.length - dot > SHORTEST_END;
}
