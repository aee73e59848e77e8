import { choice, CONTACT_FIELDS, question, type PlannedSurvey } from "./plan.ts";

/** Asks the NPS question twice: about the company and about the call. */
export const phoneSupport: PlannedSurvey = {
  title: "Phone support",
  team: "Customer care",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    question("recommend-company", "NPS", 0.92, {
      en: "How likely are you to recommend us as a company?",
      fi: "Kuinka todennäköisesti suosittelisit meitä yrityksenä?",
      sv: "Hur troligt är det att du rekommenderar oss som företag?",
      de: "Wie wahrscheinlich ist es, dass Sie uns als Unternehmen empfehlen?",
      ar: "ما مدى احتمال أن توصي بشركتنا؟",
    }),
    question("recommend-call", "NPS", 0.85, {
      en: "And how likely are you to recommend our phone support?",
      fi: "Entä puhelinpalveluamme?",
      sv: "Och vår telefonsupport?",
      de: "Und unseren Telefonservice?",
    }),
    {
      ...question("solved", "Word", 0.9, {
        en: "Was your problem solved?",
        fi: "Ratkesiko ongelmasi?",
        sv: "Blev ditt problem löst?",
        de: "Wurde Ihr Problem gelöst?",
        ar: "هل حُلّت مشكلتك؟",
      }),
      choices: [
        choice(6, { en: "Yes", fi: "Kyllä", sv: "Ja", de: "Ja", ar: "نعم" }),
        choice(3, { en: "Partly", fi: "Osittain", sv: "Delvis", de: "Teilweise", ar: "جزئياً" }),
        choice(2, { en: "No", fi: "Ei", sv: "Nej", de: "Nein", ar: "لا" }),
      ],
    },
    question("comment", "Text", 0.5, {
      en: "How was the call?",
      fi: "Miten puhelu sujui?",
      sv: "Hur gick samtalet?",
      de: "Wie war das Gespräch?",
      ar: "كيف كانت المكالمة؟",
    }),
    {
      ...question("contact", "Contact", 0.2, {
        en: "Shall we call you back?",
        fi: "Soitammeko sinulle takaisin?",
        sv: "Ska vi ringa upp dig?",
        de: "Sollen wir Sie zurückrufen?",
        ar: "هل تريد أن نعاود الاتصال بك؟",
      }),
      choices: CONTACT_FIELDS,
    },
  ],
};
