import type { PlannedSurvey } from "./plan.ts";

export const delivery: PlannedSurvey = {
  title: "Delivery and returns",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    {
      key: "recommend",
      type: "NPS",
      answered: 0.9,
      title: {
        en: "How likely are you to order from us again and tell others to?",
        fi: "Kuinka todennäköisesti tilaat meiltä uudelleen ja suosittelet muillekin?",
        sv: "Hur troligt är det att du beställer igen och rekommenderar oss?",
        de: "Wie wahrscheinlich ist es, dass Sie wieder bestellen und uns empfehlen?",
      },
    },
    {
      key: "on-time",
      type: "Button",
      answered: 0.88,
      title: {
        en: "Did your parcel arrive on time?",
        fi: "Saapuiko pakettisi ajallaan?",
        sv: "Kom ditt paket i tid?",
        de: "Kam Ihr Paket pünktlich an?",
        ar: "هل وصل الطرد في موعده؟",
      },
    },
    {
      key: "tell-us",
      type: "Text",
      answered: 0.44,
      title: {
        en: "Anything you want to tell us?",
        fi: "Mitä muuta haluat kertoa?",
        sv: "Är det något du vill berätta?",
        de: "Möchten Sie uns noch etwas sagen?",
        ar: "هل تود إخبارنا بشيء؟",
      },
    },
    {
      key: "effort",
      type: "Slider",
      answered: 0.75,
      title: {
        en: "How easy was it to get your order, from 1 to 7?",
        fi: "Kuinka helppoa tilauksen saaminen oli, asteikolla 1–7?",
        sv: "Hur lätt var det att få din beställning, från 1 till 7?",
        de: "Wie einfach war es, Ihre Bestellung zu erhalten, von 1 bis 7?",
      },
    },
  ],
};
