import type { PlannedChoice } from "./plan.ts";

/** The fields of every contact form. */
export const CONTACT_FIELDS: readonly PlannedChoice[] = [
  { name: { en: "Name", fi: "Nimi", sv: "Namn", de: "Name", ar: "الاسم" }, type: "string" },
  {
    name: { en: "E-mail", fi: "Sähköposti", sv: "E-post", de: "E-Mail", ar: "البريد الإلكتروني" },
    type: "string",
    subType: "email",
  },
  { name: { en: "Phone", fi: "Puhelin", sv: "Telefon", de: "Telefon" }, type: "string", subType: "tel" },
];
