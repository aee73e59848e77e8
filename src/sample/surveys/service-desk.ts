import { choice, question, type PlannedSurvey } from "./plan.ts";

export const serviceDesk: PlannedSurvey = {
  title: "Service desk",
  team: "Stores",
  languages: ["fi", "sv", "en", "de"],
  archivedAfter: 0.62,
  questions: [
    question("recommend", "NPS", 0.93, {
      en: "How likely are you to recommend our service desk?",
      fi: "Kuinka todennäköisesti suosittelisit palvelupistettämme?",
      sv: "Hur troligt är det att du rekommenderar vår servicedisk?",
      de: "Wie wahrscheinlich ist es, dass Sie unseren Service weiterempfehlen?",
    }),
    question("wait", "Slider", 0.7, {
      en: "How many minutes did you wait?",
      fi: "Montako minuuttia odotit?",
      sv: "Hur många minuter väntade du?",
    }),
    {
      ...question("matter", "Word", 0.75, {
        en: "What was it about?",
        fi: "Mitä asiasi koski?",
        sv: "Vad gällde ärendet?",
        de: "Worum ging es?",
      }),
      choices: [
        choice(4, { en: "Repair", fi: "Korjaus", sv: "Reparation", de: "Reparatur" }),
        choice(4, { en: "Return", fi: "Palautus", sv: "Retur", de: "Rückgabe" }),
        choice(2, { en: "Rental", fi: "Vuokraus", sv: "Uthyrning" }),
      ],
    },
    question("words", "Text", 0.5, {
      en: "In your own words: how was it?",
      fi: "Kerro omin sanoin, miten meni?",
      sv: "Hur gick det, med dina egna ord?",
      de: "Wie war es, in Ihren eigenen Worten?",
    }),
  ],
};
