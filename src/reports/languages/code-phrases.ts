/** What a report says of the codes that it uses, in each language. Words in braces are filled in. */
export interface CodePhrases {
  readonly title: string;
  /** Of comments with a code, and of those without it: each with `{fit}`, `{of}`, `{low}` and `{high}`. */
  readonly fit: string;
  readonly missed: string;
  readonly unchecked: string;
}

export const codePhrases: Readonly<Record<string, CodePhrases>> = {
  en: {
    title: "Codes used",
    fit: "{fit} of {of} fit ({low} to {high})",
    missed: "of those without it {fit} of {of} should have it ({low} to {high})",
    unchecked: "not checked",
  },
  fi: {
    title: "Käytetyt koodit",
    fit: "{fit}/{of} sopii ({low}–{high})",
    missed: "niistä, joilla sitä ei ole, {fit}/{of} kuuluisi koodiin ({low}–{high})",
    unchecked: "ei tarkistettu",
  },
  sv: {
    title: "Koder som använts",
    fit: "{fit} av {of} passar ({low} till {high})",
    missed: "av kommentarerna utan koden borde {fit} av {of} ha den ({low} till {high})",
    unchecked: "inte kontrollerad",
  },
  de: {
    title: "Verwendete Codes",
    fit: "{fit} von {of} passen ({low} bis {high})",
    missed: "ohne diesen Code: {fit} von {of} sollten ihn haben ({low} bis {high})",
    unchecked: "nicht geprüft",
  },
  es: {
    title: "Códigos utilizados",
    fit: "{fit} de {of} encajan (de {low} a {high})",
    missed: "de los que no lo tienen, {fit} de {of} deberían tenerlo (de {low} a {high})",
    unchecked: "sin comprobar",
  },
  fr: {
    title: "Codes utilisés",
    fit: "{fit} sur {of} conviennent ({low} à {high})",
    missed: "parmi ceux qui ne l’ont pas, {fit} sur {of} devraient l’avoir ({low} à {high})",
    unchecked: "non vérifié",
  },
  ar: {
    title: "الوسوم المستخدمة",
    fit: "{fit} من {of} مناسبة (من {low} إلى {high})",
    missed: "ومن التعليقات التي لا تحمله ينبغي أن يحمله {fit} من {of} (من {low} إلى {high})",
    unchecked: "لم يُتحقق منه",
  },
};
