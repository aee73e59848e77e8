import { choice, question, type PlannedSurvey } from "./plan.ts";

export const app: PlannedSurvey = {
  title: "Mobile app",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    question("recommend", "NPS", 0.96, {
      en: "How likely are you to recommend our app?",
      fi: "Kuinka todennäköisesti suosittelisit sovellustamme?",
      sv: "Hur troligt är det att du rekommenderar vår app?",
      de: "Wie wahrscheinlich ist es, dass Sie unsere App weiterempfehlen?",
      ar: "ما مدى احتمال أن توصي بتطبيقنا؟",
    }),
    question("smooth", "Button", 0.82, {
      en: "Did everything work?",
      fi: "Toimiko kaikki?",
      sv: "Fungerade allt?",
      de: "Hat alles funktioniert?",
    }),
    {
      ...question("priorities", "Ranking", 0.4, {
        en: "Put these in order of importance",
        fi: "Järjestä nämä tärkeyden mukaan",
      }),
      choices: [
        choice(3, { en: "Speed", fi: "Nopeus", sv: "Snabbhet", de: "Tempo", ar: "السرعة" }),
        choice(2, { en: "Offers", fi: "Tarjoukset", sv: "Erbjudanden", de: "Angebote", ar: "العروض" }),
        choice(1, {
          en: "Store map",
          fi: "Myymäläkartta",
          sv: "Butikskarta",
          de: "Lageplan",
          ar: "خريطة المتجر",
        }),
      ],
    },
    question("missing", "Text", 0.42, {
      en: "What do you like or miss in the app?",
      fi: "Mistä pidät tai mitä kaipaat sovelluksessa?",
      sv: "Vad gillar eller saknar du i appen?",
      de: "Was gefällt oder fehlt Ihnen in der App?",
      ar: "ما الذي يعجبك أو ينقصك في التطبيق؟",
    }),
    question("satisfied", "Slider", 0.8, {
      en: "How satisfied are you with our app?",
      fi: "Kuinka tyytyväinen olet sovellukseemme?",
      sv: "Hur nöjd är du med vår app?",
      de: "Wie zufrieden sind Sie mit unserer App?",
      ar: "ما مدى رضاك عن تطبيقنا؟",
    }),
  ],
};
