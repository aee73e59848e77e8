import { choice, CONTACT_FIELDS, question, type PlannedSurvey } from "./plan.ts";

export const storeVisit: PlannedSurvey = {
  title: "Store visit",
  team: "Stores",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    question("recommend", "NPS", 0.95, {
      en: "How likely are you to recommend our store to a friend?",
      fi: "Kuinka todennäköisesti suosittelisit myymäläämme ystävällesi?",
      sv: "Hur troligt är det att du rekommenderar vår butik till en vän?",
      de: "Wie wahrscheinlich ist es, dass Sie unser Geschäft weiterempfehlen?",
      ar: "ما مدى احتمال أن توصي صديقاً بزيارة متجرنا؟",
    }),
    question("why", "Text", 0.58, {
      en: "What is the main reason for your score?",
      fi: "Mikä on tärkein syy antamaasi arvosanaan?",
      sv: "Vilken är den främsta orsaken till ditt betyg?",
      ar: "ما السبب الرئيسي لتقييمك؟",
    }),
    {
      ...question("reason", "Word", 0.8, {
        en: "What brought you here today?",
        fi: "Mikä toi sinut tänään meille?",
        sv: "Vad förde dig hit i dag?",
        de: "Was hat Sie heute zu uns geführt?",
        ar: "ما الذي جاء بك إلينا اليوم؟",
      }),
      choices: [
        choice(8, { en: "Buying", fi: "Ostoksille", sv: "Köpa något", de: "Einkaufen", ar: "الشراء" }),
        choice(5, {
          en: "Looking around",
          fi: "Katselemaan",
          sv: "Titta runt",
          de: "Umschauen",
          ar: "التصفح",
        }),
        choice(2, { en: "Returning", fi: "Palauttamaan", sv: "Lämna tillbaka", de: "Umtausch" }),
        choice(2, { en: "Advice", fi: "Neuvoja", sv: "Råd", de: "Beratung", ar: "الاستشارة" }),
      ],
    },
    {
      ...question("wait", "Word", 0.97, {
        en: "How long did you wait at the till?",
        fi: "Kuinka kauan jonotit kassalla?",
        sv: "Hur länge väntade du i kassan?",
        de: "Wie lange haben Sie an der Kasse gewartet?",
        ar: "كم انتظرت عند الصندوق؟",
      }),
      choices: [
        choice([10, 0], {
          en: "Not at all",
          fi: "En lainkaan",
          sv: "Inte alls",
          de: "Gar nicht",
          ar: "لم أنتظر",
        }),
        choice([4, 1], {
          en: "Up to 5 minutes",
          fi: "Alle 5 minuuttia",
          sv: "Högst 5 minuter",
          de: "Bis zu 5 Minuten",
          ar: "حتى 5 دقائق",
        }),
        choice([0.5, 6], {
          en: "Up to 15 minutes",
          fi: "Alle 15 minuuttia",
          sv: "Högst 15 minuter",
          de: "Bis zu 15 Minuten",
          ar: "حتى 15 دقيقة",
        }),
        choice([0, 8], { en: "Longer", fi: "Kauemmin", sv: "Längre", de: "Länger", ar: "أكثر من ذلك" }),
      ],
    },
    question("found", "Button", 0.86, {
      en: "Did you find what you were looking for?",
      fi: "Löysitkö etsimäsi?",
      sv: "Hittade du det du sökte?",
      de: "Haben Sie gefunden, was Sie gesucht haben?",
      ar: "هل وجدت ما كنت تبحث عنه؟",
    }),
    {
      ...question("contact", "Contact", 0.12, {
        en: "May we get back to you?",
        fi: "Saammeko ottaa yhteyttä?",
        sv: "Får vi kontakta dig?",
        de: "Dürfen wir uns bei Ihnen melden?",
        ar: "هل يمكننا التواصل معك؟",
      }),
      subtitle: {
        en: "Only about this feedback",
        fi: "Vain tähän palautteeseen liittyen",
        de: "Nur zu dieser Rückmeldung",
      },
      choices: CONTACT_FIELDS,
    },
  ],
};
