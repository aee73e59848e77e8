import { CONTACT_FIELDS, type PlannedSurvey } from "./plan.ts";

export const webOrder: PlannedSurvey = {
  title: "Web order",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    {
      key: "recommend",
      type: "NPS",
      answered: 0.94,
      title: {
        en: "How likely are you to recommend our web shop?",
        fi: "Kuinka todennäköisesti suosittelisit verkkokauppaamme?",
        sv: "Hur troligt är det att du rekommenderar vår webbutik?",
        de: "Wie wahrscheinlich ist es, dass Sie unseren Onlineshop weiterempfehlen?",
        ar: "ما مدى احتمال أن توصي بمتجرنا الإلكتروني؟",
      },
    },
    {
      key: "ease",
      type: "Slider",
      answered: 0.72,
      title: {
        en: "How easy was it to order, from 0 to 100?",
        fi: "Kuinka helppoa tilaaminen oli, asteikolla 0–100?",
        sv: "Hur lätt var det att beställa, från 0 till 100?",
        de: "Wie einfach war die Bestellung, von 0 bis 100?",
      },
    },
    {
      key: "improve",
      type: "Text",
      answered: 0.47,
      title: {
        en: "What could we do better?",
        fi: "Mitä voisimme tehdä paremmin?",
        sv: "Vad kan vi göra bättre?",
        de: "Was können wir besser machen?",
        ar: "ما الذي يمكننا تحسينه؟",
      },
    },
    {
      key: "found-us",
      type: "Word",
      answered: 0.6,
      title: { en: "How did you find us?", fi: "Mistä löysit meidät?", de: "Wie haben Sie uns gefunden?" },
      choices: [
        { weight: 6, name: { en: "Search", fi: "Haku", de: "Suche" } },
        { weight: 3, name: { en: "Friend", fi: "Ystävä", de: "Freunde" } },
        { weight: 3, name: { en: "Advertisement", fi: "Mainos", de: "Werbung" } },
        {
          weight: 4,
          name: { en: "Regular customer", fi: "Kanta-asiakas", de: "Stammkunde" },
        },
      ],
    },
    {
      key: "contact",
      type: "Contact",
      answered: 0.08,
      title: { en: "May we contact you?", fi: "Saammeko ottaa yhteyttä?", sv: "Får vi kontakta dig?" },
      choices: CONTACT_FIELDS,
    },
  ],
};
