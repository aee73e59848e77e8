/** What in free text points at a person. Rather one too many is hidden than one too few shown. */

export type PersonalKind = "email" | "phone";

const EMAIL = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]{2,}/;
/** Digits with what people write between them. */
const PHONE = /^\+?[\d\s()./‐-–-]+$/;
const PHONE_KEY = /phone|mobile|\btel\b|telefon|puhelin|gsm|whatsapp/i;
const EMAIL_KEY = /e-?mail|sähköposti|correo/i;
const DATE_OR_ADDRESS = /^(\d{4}-\d{1,2}-\d{1,2}.*|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,3}(\.\d{1,3}){3})$/;

/** What `text` looks like, undefined for nothing of the kind. `key` is the name that it stands under, where it has one. */
export function personalKind(text: string, key = ""): PersonalKind | undefined {
  const value = text.trim();
  if (value === "") return undefined;
  if (EMAIL.test(value)) return "email";
  if (EMAIL_KEY.test(key)) return "email";
  const digits = value.replace(/\D/g, "").length;
  if (PHONE_KEY.test(key) && digits >= 4) return "phone";
  const looksDialled = /^[+0(]/.test(value) && digits >= 7 && digits <= 15;
  return looksDialled && PHONE.test(value) && !DATE_OR_ADDRESS.test(value) ? "phone" : undefined;
}
