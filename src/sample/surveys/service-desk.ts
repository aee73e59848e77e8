import type { PlannedSurvey } from "./plan.ts";

export const serviceDesk: PlannedSurvey = {
  title: "Service desk",
  team: "Stores",
  languages: ["fi", "sv", "en", "de"],
  archivedAfter: 0.62,
  questions: [
    {
      key: "recommend",
      type: "NPS",
      answered: 0.93,
      title: {
        en: "How likely are you to recommend our service desk?",
        fi: "Kuinka todennäköisesti suosittelisit palvelupistettämme?",
        sv: "Hur troligt är det att du rekommenderar vår servicedisk?",
        de: "Wie wahrscheinlich ist es, dass Sie unseren Service weiterempfehlen?",
      },
    },
    {
      key: "wait",
      type: "Slider",
      answered: 0.7,
      title: {
        en: "How many minutes did you wait?",
        fi: "Montako minuuttia odotit?",
        sv: "Hur många minuter väntade du?",
      },
    },
    {
      key: "matter",
      type: "Word",
      answered: 0.75,
      title: {
        en: "What was it about?",
        fi: "Mitä asiasi koski?",
        sv: "Vad gällde ärendet?",
        de: "Worum ging es?",
      },
      choices: [
        { weight: 4, name: { en: "Repair", fi: "Korjaus", sv: "Reparation", de: "Reparatur" } },
        { weight: 4, name: { en: "Return", fi: "Palautus", sv: "Retur", de: "Rückgabe" } },
        { weight: 2, name: { en: "Rental", fi: "Vuokraus", sv: "Uthyrning" } },
      ],
    },
    {
      key: "words",
      type: "Text",
      answered: 0.5,
      title: {
        en: "In your own words: how was it?",
        fi: "Kerro omin sanoin, miten meni?",
        sv: "Hur gick det, med dina egna ord?",
        de: "Wie war es, in Ihren eigenen Worten?",
      },
    },
  ],
};
