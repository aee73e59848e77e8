/** What a report says of events and of a target, in each language. Words in braces are filled in; points are counted ones. */

import type { PeriodUnit } from "../../lib/time/periods.ts";

export interface EventPhrases {
  readonly title: string;
  /** With `{name}`, in quotation marks, `{points}` and `{range}`, a range of points. */
  readonly lower: string;
  readonly higher: string;
  /** With `{name}`. */
  readonly none: string;
  readonly few: string;
  /** What all of them are told by, whose trend has such periods. */
  readonly compared: Readonly<Record<PeriodUnit, string>>;
  /** With `{target}`. */
  readonly target: Readonly<Record<"below" | "above" | "open", string>>;
}

export const eventPhrases: Readonly<Record<string, EventPhrases>> = {
  en: {
    title: "What happened",
    lower: "After {name}: {points} lower ({range})",
    higher: "After {name}: {points} higher ({range})",
    none: "After {name}: no clear difference from before",
    few: "After {name}: too few periods to compare",
    compared: {
      day: "Compares up to six days before and after each event.",
      week: "Compares up to six weeks before and after each event.",
      month: "Compares up to six months before and after each event.",
      quarter: "Compares up to six quarters before and after each event.",
    },
    target: {
      below: "below the target of {target}",
      above: "above the target of {target}",
      open: "target {target}: too close to tell",
    },
  },
  fi: {
    title: "Mitä tapahtui",
    lower: "Tapahtuman {name} jälkeen: {points} matalampi (luottamusväli {range})",
    higher: "Tapahtuman {name} jälkeen: {points} korkeampi (luottamusväli {range})",
    none: "Tapahtuman {name} jälkeen: ei selvää eroa aiempaan",
    few: "Tapahtuman {name} jälkeen: liian vähän jaksoja vertailuun",
    compared: {
      day: "Kunkin jälkeen enintään kuutta päivää verrataan yhtä moneen ennen sitä.",
      week: "Kunkin jälkeen enintään kuutta viikkoa verrataan yhtä moneen ennen sitä.",
      month: "Kunkin jälkeen enintään kuutta kuukautta verrataan yhtä moneen ennen sitä.",
      quarter: "Kunkin jälkeen enintään kuutta vuosineljännestä verrataan yhtä moneen ennen sitä.",
    },
    target: {
      below: "alle tavoitteen {target}",
      above: "yli tavoitteen {target}",
      open: "tavoite {target}: liian lähellä sanottavaksi",
    },
  },
  sv: {
    title: "Vad som hände",
    lower: "Efter {name}: {points} lägre (intervall {range})",
    higher: "Efter {name}: {points} högre (intervall {range})",
    none: "Efter {name}: ingen tydlig skillnad mot tidigare",
    few: "Efter {name}: för få perioder att jämföra",
    compared: {
      day: "Upp till sex dagar efter varje händelse jämförs med lika många före.",
      week: "Upp till sex veckor efter varje händelse jämförs med lika många före.",
      month: "Upp till sex månader efter varje händelse jämförs med lika många före.",
      quarter: "Upp till sex kvartal efter varje händelse jämförs med lika många före.",
    },
    target: {
      below: "under målet {target}",
      above: "över målet {target}",
      open: "mål {target}: för nära för att avgöra",
    },
  },
  de: {
    title: "Was geschah",
    lower: "Nach {name}: {points} niedriger (Intervall {range})",
    higher: "Nach {name}: {points} höher (Intervall {range})",
    none: "Nach {name}: keine klare Änderung gegenüber vorher",
    few: "Nach {name}: zu wenige Zeiträume für einen Vergleich",
    compared: {
      day: "Verglichen werden bis zu sechs Tage nach jedem Ereignis mit ebenso vielen davor.",
      week: "Verglichen werden bis zu sechs Wochen nach jedem Ereignis mit ebenso vielen davor.",
      month: "Verglichen werden bis zu sechs Monate nach jedem Ereignis mit ebenso vielen davor.",
      quarter: "Verglichen werden bis zu sechs Quartale nach jedem Ereignis mit ebenso vielen davor.",
    },
    target: {
      below: "unter dem Ziel von {target}",
      above: "über dem Ziel von {target}",
      open: "Ziel {target}: zu nah, um es zu sagen",
    },
  },
  es: {
    title: "Qué ocurrió",
    lower: "Después de {name}: {points} menos (intervalo {range})",
    higher: "Después de {name}: {points} más (intervalo {range})",
    none: "Después de {name}: sin diferencia clara respecto a antes",
    few: "Después de {name}: muy pocos períodos para comparar",
    compared: {
      day: "Se comparan hasta seis días posteriores a cada uno con otros tantos anteriores.",
      week: "Se comparan hasta seis semanas posteriores a cada uno con otras tantas anteriores.",
      month: "Se comparan hasta seis meses posteriores a cada uno con otros tantos anteriores.",
      quarter: "Se comparan hasta seis trimestres posteriores a cada uno con otros tantos anteriores.",
    },
    target: {
      below: "por debajo del objetivo de {target}",
      above: "por encima del objetivo de {target}",
      open: "objetivo {target}: demasiado cerca para saberlo",
    },
  },
  fr: {
    title: "Ce qui s’est passé",
    lower: "Après {name} : {points} de moins (intervalle {range})",
    higher: "Après {name} : {points} de plus (intervalle {range})",
    none: "Après {name} : pas de différence nette par rapport à avant",
    few: "Après {name} : trop peu de périodes pour comparer",
    compared: {
      day: "Jusqu’à six jours après chacun sont comparés à autant de jours avant.",
      week: "Jusqu’à six semaines après chacun sont comparées à autant de semaines avant.",
      month: "Jusqu’à six mois après chacun sont comparés à autant de mois avant.",
      quarter: "Jusqu’à six trimestres après chacun sont comparés à autant de trimestres avant.",
    },
    target: {
      below: "sous l’objectif de {target}",
      above: "au-dessus de l’objectif de {target}",
      open: "objectif {target} : trop proche pour trancher",
    },
  },
  ar: {
    title: "ما الذي حدث",
    lower: "بعد {name}: أدنى بمقدار {points} (فترة الثقة {range})",
    higher: "بعد {name}: أعلى بمقدار {points} (فترة الثقة {range})",
    none: "بعد {name}: لا فرق واضح عمّا قبله",
    few: "بعد {name}: الفترات أقل من أن تُقارن",
    compared: {
      day: "تُقارن حتى ستة أيام بعد كل حدث بمثلها قبله.",
      week: "تُقارن حتى ستة أسابيع بعد كل حدث بمثلها قبله.",
      month: "تُقارن حتى ستة أشهر بعد كل حدث بمثلها قبله.",
      quarter: "تُقارن حتى ستة أرباع بعد كل حدث بمثلها قبله.",
    },
    target: {
      below: "دون الهدف {target}",
      above: "فوق الهدف {target}",
      open: "الهدف {target}: أقرب من أن يُحسم",
    },
  },
};
