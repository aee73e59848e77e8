import { CONTACT_FIELDS, type PlannedSurvey } from "./plan.ts";

export const storeVisit: PlannedSurvey = {
  title: "Store visit",
  team: "Stores",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    {
      key: "recommend",
      type: "NPS",
      answered: 0.95,
      title: {
        en: "How likely are you to recommend our store to a friend?",
        fi: "Kuinka todennäköisesti suosittelisit myymäläämme ystävällesi?",
        sv: "Hur troligt är det att du rekommenderar vår butik till en vän?",
        de: "Wie wahrscheinlich ist es, dass Sie unser Geschäft weiterempfehlen?",
        ar: "ما مدى احتمال أن توصي صديقاً بزيارة متجرنا؟",
      },
    },
    {
      key: "why",
      type: "Text",
      answered: 0.58,
      title: {
        en: "What is the main reason for your score?",
        fi: "Mikä on tärkein syy antamaasi arvosanaan?",
        sv: "Vilken är den främsta orsaken till ditt betyg?",
        ar: "ما السبب الرئيسي لتقييمك؟",
      },
    },
    {
      key: "reason",
      type: "Word",
      answered: 0.8,
      title: {
        en: "What brought you here today?",
        fi: "Mikä toi sinut tänään meille?",
        sv: "Vad förde dig hit i dag?",
        de: "Was hat Sie heute zu uns geführt?",
        ar: "ما الذي جاء بك إلينا اليوم؟",
      },
      choices: [
        {
          weight: 8,
          name: { en: "Buying", fi: "Ostoksille", sv: "Köpa något", de: "Einkaufen", ar: "الشراء" },
        },
        {
          weight: 5,
          name: { en: "Looking around", fi: "Katselemaan", sv: "Titta runt", de: "Umschauen", ar: "التصفح" },
        },
        { weight: 2, name: { en: "Returning", fi: "Palauttamaan", sv: "Lämna tillbaka", de: "Umtausch" } },
        { weight: 2, name: { en: "Advice", fi: "Neuvoja", sv: "Råd", de: "Beratung", ar: "الاستشارة" } },
      ],
    },
    {
      key: "wait",
      type: "Word",
      answered: 0.97,
      title: {
        en: "How long did you wait at the till?",
        fi: "Kuinka kauan jonotit kassalla?",
        sv: "Hur länge väntade du i kassan?",
        de: "Wie lange haben Sie an der Kasse gewartet?",
        ar: "كم انتظرت عند الصندوق؟",
      },
      choices: [
        {
          weight: 10,
          unhappyWeight: 0,
          name: { en: "Not at all", fi: "En lainkaan", sv: "Inte alls", de: "Gar nicht", ar: "لم أنتظر" },
        },
        {
          weight: 4,
          unhappyWeight: 1,
          name: {
            en: "Up to 5 minutes",
            fi: "Alle 5 minuuttia",
            sv: "Högst 5 minuter",
            de: "Bis zu 5 Minuten",
            ar: "حتى 5 دقائق",
          },
        },
        {
          weight: 0.5,
          unhappyWeight: 6,
          name: {
            en: "Up to 15 minutes",
            fi: "Alle 15 minuuttia",
            sv: "Högst 15 minuter",
            de: "Bis zu 15 Minuten",
            ar: "حتى 15 دقيقة",
          },
        },
        {
          weight: 0,
          unhappyWeight: 8,
          name: { en: "Longer", fi: "Kauemmin", sv: "Längre", de: "Länger", ar: "أكثر من ذلك" },
        },
      ],
    },
    {
      key: "found",
      type: "Button",
      answered: 0.86,
      title: {
        en: "Did you find what you were looking for?",
        fi: "Löysitkö etsimäsi?",
        sv: "Hittade du det du sökte?",
        de: "Haben Sie gefunden, was Sie gesucht haben?",
        ar: "هل وجدت ما كنت تبحث عنه؟",
      },
    },
    {
      key: "contact",
      type: "Contact",
      answered: 0.12,
      title: {
        en: "May we get back to you?",
        fi: "Saammeko ottaa yhteyttä?",
        sv: "Får vi kontakta dig?",
        de: "Dürfen wir uns bei Ihnen melden?",
        ar: "هل يمكننا التواصل معك؟",
      },
      subtitle: {
        en: "Only about this feedback",
        fi: "Vain tähän palautteeseen liittyen",
        de: "Nur zu dieser Rückmeldung",
      },
      choices: CONTACT_FIELDS,
    },
  ],
};
