import type { PlannedSurvey } from "./plan.ts";

export const app: PlannedSurvey = {
  title: "Mobile app",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    {
      key: "recommend",
      type: "NPS",
      answered: 0.96,
      title: {
        en: "How likely are you to recommend our app?",
        fi: "Kuinka todennäköisesti suosittelisit sovellustamme?",
        sv: "Hur troligt är det att du rekommenderar vår app?",
        de: "Wie wahrscheinlich ist es, dass Sie unsere App weiterempfehlen?",
        ar: "ما مدى احتمال أن توصي بتطبيقنا؟",
      },
    },
    {
      key: "smooth",
      type: "Button",
      answered: 0.82,
      title: {
        en: "Did everything work?",
        fi: "Toimiko kaikki?",
        sv: "Fungerade allt?",
        de: "Hat alles funktioniert?",
      },
    },
    {
      key: "priorities",
      type: "Ranking",
      answered: 0.4,
      title: { en: "Put these in order of importance", fi: "Järjestä nämä tärkeyden mukaan" },
      choices: [
        { weight: 3, name: { en: "Speed", fi: "Nopeus", sv: "Snabbhet", de: "Tempo", ar: "السرعة" } },
        {
          weight: 2,
          name: { en: "Offers", fi: "Tarjoukset", sv: "Erbjudanden", de: "Angebote", ar: "العروض" },
        },
        {
          weight: 1,
          name: {
            en: "Store map",
            fi: "Myymäläkartta",
            sv: "Butikskarta",
            de: "Lageplan",
            ar: "خريطة المتجر",
          },
        },
      ],
    },
    {
      key: "missing",
      type: "Text",
      answered: 0.42,
      title: {
        en: "What do you like or miss in the app?",
        fi: "Mistä pidät tai mitä kaipaat sovelluksessa?",
        sv: "Vad gillar eller saknar du i appen?",
        de: "Was gefällt oder fehlt Ihnen in der App?",
        ar: "ما الذي يعجبك أو ينقصك في التطبيق؟",
      },
    },
    {
      key: "satisfied",
      type: "Slider",
      answered: 0.8,
      title: {
        en: "How satisfied are you with our app?",
        fi: "Kuinka tyytyväinen olet sovellukseemme?",
        sv: "Hur nöjd är du med vår app?",
        de: "Wie zufrieden sind Sie mit unserer App?",
        ar: "ما مدى رضاك عن تطبيقنا؟",
      },
    },
  ],
};
