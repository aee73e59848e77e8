import { CONTACT_FIELDS, type PlannedSurvey } from "./plan.ts";

/** Asks the NPS question twice: about the company and about the call. */
export const phoneSupport: PlannedSurvey = {
  title: "Phone support",
  team: "Customer care",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    {
      key: "recommend-company",
      type: "NPS",
      answered: 0.92,
      title: {
        en: "How likely are you to recommend us as a company?",
        fi: "Kuinka todennäköisesti suosittelisit meitä yrityksenä?",
        sv: "Hur troligt är det att du rekommenderar oss som företag?",
        de: "Wie wahrscheinlich ist es, dass Sie uns als Unternehmen empfehlen?",
        ar: "ما مدى احتمال أن توصي بشركتنا؟",
      },
    },
    {
      key: "recommend-call",
      type: "NPS",
      answered: 0.85,
      title: {
        en: "And how likely are you to recommend our phone support?",
        fi: "Entä puhelinpalveluamme?",
        sv: "Och vår telefonsupport?",
        de: "Und unseren Telefonservice?",
      },
    },
    {
      key: "solved",
      type: "Word",
      answered: 0.9,
      title: {
        en: "Was your problem solved?",
        fi: "Ratkesiko ongelmasi?",
        sv: "Blev ditt problem löst?",
        de: "Wurde Ihr Problem gelöst?",
        ar: "هل حُلّت مشكلتك؟",
      },
      choices: [
        { weight: 6, name: { en: "Yes", fi: "Kyllä", sv: "Ja", de: "Ja", ar: "نعم" } },
        { weight: 3, name: { en: "Partly", fi: "Osittain", sv: "Delvis", de: "Teilweise", ar: "جزئياً" } },
        { weight: 2, name: { en: "No", fi: "Ei", sv: "Nej", de: "Nein", ar: "لا" } },
      ],
    },
    {
      key: "comment",
      type: "Text",
      answered: 0.5,
      title: {
        en: "How was the call?",
        fi: "Miten puhelu sujui?",
        sv: "Hur gick samtalet?",
        de: "Wie war das Gespräch?",
        ar: "كيف كانت المكالمة؟",
      },
    },
    {
      key: "contact",
      type: "Contact",
      answered: 0.2,
      title: {
        en: "Shall we call you back?",
        fi: "Soitammeko sinulle takaisin?",
        sv: "Ska vi ringa upp dig?",
        de: "Sollen wir Sie zurückrufen?",
        ar: "هل تريد أن نعاود الاتصال بك؟",
      },
      choices: CONTACT_FIELDS,
    },
  ],
};
