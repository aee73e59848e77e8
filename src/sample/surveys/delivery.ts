import { question, type PlannedSurvey } from "./plan.ts";

export const delivery: PlannedSurvey = {
  title: "Delivery and returns",
  team: "Online",
  languages: ["en", "fi", "sv", "de", "ar"],
  questions: [
    question("recommend", "NPS", 0.9, {
      en: "How likely are you to order from us again and tell others to?",
      fi: "Kuinka todennäköisesti tilaat meiltä uudelleen ja suosittelet muillekin?",
      sv: "Hur troligt är det att du beställer igen och rekommenderar oss?",
      de: "Wie wahrscheinlich ist es, dass Sie wieder bestellen und uns empfehlen?",
    }),
    question("on-time", "Button", 0.88, {
      en: "Did your parcel arrive on time?",
      fi: "Saapuiko pakettisi ajallaan?",
      sv: "Kom ditt paket i tid?",
      de: "Kam Ihr Paket pünktlich an?",
      ar: "هل وصل الطرد في موعده؟",
    }),
    question("tell-us", "Text", 0.44, {
      en: "Anything you want to tell us?",
      fi: "Mitä muuta haluat kertoa?",
      sv: "Är det något du vill berätta?",
      de: "Möchten Sie uns noch etwas sagen?",
      ar: "هل تود إخبارنا بشيء؟",
    }),
    question("effort", "Slider", 0.75, {
      en: "How easy was it to get your order, from 1 to 7?",
      fi: "Kuinka helppoa tilauksen saaminen oli, asteikolla 1–7?",
      sv: "Hur lätt var det att få din beställning, från 1 till 7?",
      de: "Wie einfach war es, Ihre Bestellung zu erhalten, von 1 bis 7?",
    }),
  ],
};
