import { choice, CONTACT_FIELDS, question, type PlannedSurvey } from "./plan.ts";

export const webOrder: PlannedSurvey = {
  title: "Web order",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    question("recommend", "NPS", 0.94, {
      en: "How likely are you to recommend our web shop?",
      fi: "Kuinka todennäköisesti suosittelisit verkkokauppaamme?",
      sv: "Hur troligt är det att du rekommenderar vår webbutik?",
      de: "Wie wahrscheinlich ist es, dass Sie unseren Onlineshop weiterempfehlen?",
      ar: "ما مدى احتمال أن توصي بمتجرنا الإلكتروني؟",
    }),
    question("ease", "Slider", 0.72, {
      en: "How easy was it to order, from 0 to 100?",
      fi: "Kuinka helppoa tilaaminen oli, asteikolla 0–100?",
      sv: "Hur lätt var det att beställa, från 0 till 100?",
      de: "Wie einfach war die Bestellung, von 0 bis 100?",
    }),
    question("improve", "Text", 0.47, {
      en: "What could we do better?",
      fi: "Mitä voisimme tehdä paremmin?",
      sv: "Vad kan vi göra bättre?",
      de: "Was können wir besser machen?",
      ar: "ما الذي يمكننا تحسينه؟",
    }),
    {
      ...question("found-us", "Word", 0.6, {
        en: "How did you find us?",
        fi: "Mistä löysit meidät?",
        de: "Wie haben Sie uns gefunden?",
      }),
      choices: [
        choice(6, { en: "Search", fi: "Haku", de: "Suche" }),
        choice(3, { en: "Friend", fi: "Ystävä", de: "Freunde" }),
        choice(3, { en: "Advertisement", fi: "Mainos", de: "Werbung" }),
        choice(4, { en: "Regular customer", fi: "Kanta-asiakas", de: "Stammkunde" }),
      ],
    },
    {
      ...question("contact", "Contact", 0.08, {
        en: "May we contact you?",
        fi: "Saammeko ottaa yhteyttä?",
        sv: "Får vi kontakta dig?",
      }),
      choices: CONTACT_FIELDS,
    },
  ],
};
