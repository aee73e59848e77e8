/** What a survey of the sample is made of. Titles may be missing in some languages, as in real surveys. */

/** The languages of the sample. */
export const LANGUAGES = ["en", "fi", "sv", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

export type PlannedTexts = Readonly<Partial<Record<Language, string>>>;

type TeamName = "Stores" | "Online" | "Customer care";

export interface PlannedChoice {
  readonly name: PlannedTexts;
  /** How often it is chosen, against the others. */
  readonly weight?: number;
  /** The same by someone who is not content at all; in between for the others. */
  readonly unhappyWeight?: number;
  readonly type?: string;
  readonly subType?: string;
}

export type QuestionType = "NPS" | "Text" | "Word" | "Contact" | "Button" | "Slider" | "Ranking";

export interface PlannedQuestion {
  /** Tells it apart within its survey; its id is made from it. */
  readonly key: string;
  readonly type: QuestionType;
  readonly title: PlannedTexts;
  readonly subtitle?: PlannedTexts;
  readonly choices?: readonly PlannedChoice[];
  /** How many of the respondents answer it. */
  readonly answered: number;
}

/** A question by its key, its type, how many of the respondents answer it, and its title. */
export const question = (
  key: string,
  type: QuestionType,
  answered: number,
  title: PlannedTexts,
): PlannedQuestion => ({ key, type, answered, title });

/** A choice by its name and how often it is chosen; of two weights the second is that of `unhappyWeight`. */
export function choice(weights: number | readonly [number, number], name: PlannedTexts): PlannedChoice {
  if (typeof weights === "number") return { name, weight: weights };
  const [weight, unhappyWeight] = weights;
  return { name, weight, unhappyWeight };
}

export interface PlannedSurvey {
  readonly title: string;
  readonly team: TeamName;
  readonly languages: readonly Language[];
  /** Archived surveys were last used after this part of the two years. */
  readonly archivedAfter?: number;
  readonly questions: readonly PlannedQuestion[];
}

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
