/** What a report says of how its numbers were made, in each language. Words in braces are filled in. */
import type { Untold } from "../../analysis/report-beside.ts";

export interface MethodPhrases {
  readonly title: string;
  readonly questions: string;
  /** With `{place}` and `{scale}`. */
  readonly question: string;
  /** In one language: with `{language}`, `{title}` and `{answers}`, a phrase. */
  readonly wording: string;
  readonly languages: string;
  /** With `{language}` and `{answers}`, a phrase. */
  readonly language: string;
  readonly span: string;
  readonly versions: string;
  readonly state: string;
  /** With `{closed}` and `{open}`. */
  readonly closed: string;
  readonly unknown: string;
  readonly notCounted: string;
  /** With `{answers}`, a phrase. */
  readonly outside: string;
  readonly heldBack: string;
  /** With `{rows}`, `{values}` and `{answers}`, a phrase. */
  readonly rows: string;
  readonly unweighted: string;
  readonly chance: string;
  readonly methods: string;
  readonly software: string;
  readonly untold: Readonly<Record<Untold, string>>;
  readonly notTold: string;
}

export const methodPhrases: Readonly<Record<string, MethodPhrases>> = {
  en: {
    title: "About these numbers",
    questions: "Questions counted",
    question: "question {place} of its survey, scale {scale}",
    wording: "{language}: “{title}” ({answers})",
    languages: "Languages of respondents",
    language: "{language} {answers}",
    span: "First and last response",
    versions: "Survey versions",
    state: "Closed and open responses",
    closed: "{closed} closed, {open} open",
    unknown: "not known",
    notCounted: "Not counted",
    outside: "{answers} outside the scale",
    heldBack: "Held back",
    rows: "{rows} {values} of fewer than 10 answers ({answers})",
    unweighted: "Unweighted.",
    chance: "Respondents chose to answer; intervals cover chance alone.",
    methods: "Methods",
    software: "Software",
    untold: {
      population: "Population",
      recruitment: "Recruitment",
      "response rate": "Response rate",
      sponsor: "Sponsor",
    },
    notTold: "not told by the API",
  },
  fi: {
    title: "Tietoja luvuista",
    questions: "Lasketut kysymykset",
    question: "kyselyn kysymys {place}, asteikko {scale}",
    wording: "{language}: ”{title}” ({answers})",
    languages: "Vastaajien kielet",
    language: "{language} {answers}",
    span: "Ensimmäinen ja viimeinen kyselyvastaus",
    versions: "Kyselyversiot",
    state: "Suljetut ja avoimet kyselyvastaukset",
    closed: "{closed} suljettua, {open} avointa",
    unknown: "ei tiedossa",
    notCounted: "Ei laskettu mukaan",
    outside: "{answers} asteikon ulkopuolella",
    heldBack: "Jätetty näyttämättä",
    rows: "{rows} riviä, joissa alle 10 vastausta ({values}, {answers})",
    unweighted: "Painottamaton.",
    chance: "Vastaajat vastasivat omasta halustaan; luottamusvälit kattavat vain sattuman.",
    methods: "Menetelmät",
    software: "Ohjelmisto",
    untold: {
      population: "Perusjoukko",
      recruitment: "Vastaajien valinta",
      "response rate": "Vastausprosentti",
      sponsor: "Tilaaja",
    },
    notTold: "API ei kerro",
  },
  sv: {
    title: "Om de här siffrorna",
    questions: "Räknade frågor",
    question: "enkätens fråga {place}, skala {scale}",
    wording: "{language}: ”{title}” ({answers})",
    languages: "De svarandes språk",
    language: "{language} {answers}",
    span: "Första och sista enkätsvaret",
    versions: "Enkätversioner",
    state: "Avslutade och öppna enkätsvar",
    closed: "{closed} avslutade, {open} öppna",
    unknown: "okänt",
    notCounted: "Räknas inte",
    outside: "{answers} utanför skalan",
    heldBack: "Visas inte",
    rows: "{rows} rader med färre än 10 svar ({values}, {answers})",
    unweighted: "Oviktat.",
    chance: "De svarande valde att svara; intervallen omfattar bara slumpen.",
    methods: "Metoder",
    software: "Programvara",
    untold: {
      population: "Population",
      recruitment: "Urval",
      "response rate": "Svarsfrekvens",
      sponsor: "Uppdragsgivare",
    },
    notTold: "framgår inte av API:et",
  },
  de: {
    title: "Über diese Zahlen",
    questions: "Gezählte Fragen",
    question: "Frage {place} ihrer Umfrage, Skala {scale}",
    wording: "{language}: „{title}“ ({answers})",
    languages: "Sprachen der Befragten",
    language: "{language} {answers}",
    span: "Erste und letzte Rückmeldung",
    versions: "Umfrageversionen",
    state: "Abgeschlossene und offene Rückmeldungen",
    closed: "{closed} abgeschlossen, {open} offen",
    unknown: "nicht bekannt",
    notCounted: "Nicht gezählt",
    outside: "{answers} außerhalb der Skala",
    heldBack: "Zurückgehalten",
    rows: "{rows} Zeilen mit weniger als 10 Antworten ({values}, {answers})",
    unweighted: "Ungewichtet.",
    chance: "Die Befragten haben von sich aus geantwortet; Intervalle decken nur den Zufall ab.",
    methods: "Verfahren",
    software: "Software",
    untold: {
      population: "Grundgesamtheit",
      recruitment: "Auswahl der Befragten",
      "response rate": "Rücklaufquote",
      sponsor: "Auftraggeber",
    },
    notTold: "sagt die API nicht",
  },
  es: {
    title: "Acerca de estas cifras",
    questions: "Preguntas contadas",
    question: "pregunta {place} de su encuesta, escala {scale}",
    wording: "{language}: «{title}» ({answers})",
    languages: "Idiomas de quienes respondieron",
    language: "{language} {answers}",
    span: "Primera y última opinión",
    versions: "Versiones de la encuesta",
    state: "Opiniones cerradas y abiertas",
    closed: "{closed} cerradas, {open} abiertas",
    unknown: "no se sabe",
    notCounted: "No contadas",
    outside: "{answers} fuera de la escala",
    heldBack: "Retenidas",
    rows: "{rows} filas de menos de 10 respuestas ({values}, {answers})",
    unweighted: "Sin ponderar.",
    chance: "Quienes respondieron lo hicieron por decisión propia; los intervalos solo cubren el azar.",
    methods: "Métodos",
    software: "Software",
    untold: {
      population: "Población",
      recruitment: "Selección",
      "response rate": "Tasa de respuesta",
      sponsor: "Patrocinador",
    },
    notTold: "la API no lo dice",
  },
  fr: {
    title: "À propos de ces chiffres",
    questions: "Questions comptées",
    question: "question {place} de son enquête, échelle {scale}",
    wording: "{language} : « {title} » ({answers})",
    languages: "Langues des répondants",
    language: "{language} {answers}",
    span: "Premier et dernier avis",
    versions: "Versions de l’enquête",
    state: "Avis clôturés et ouverts",
    closed: "{closed} clôturés, {open} ouverts",
    unknown: "inconnu",
    notCounted: "Non comptées",
    outside: "{answers} hors de l’échelle",
    heldBack: "Non montrées",
    rows: "{rows} lignes de moins de 10 réponses ({values}, {answers})",
    unweighted: "Non pondéré.",
    chance: "Les répondants ont choisi de répondre ; les intervalles ne couvrent que le hasard.",
    methods: "Méthodes",
    software: "Logiciel",
    untold: {
      population: "Population",
      recruitment: "Recrutement",
      "response rate": "Taux de réponse",
      sponsor: "Commanditaire",
    },
    notTold: "l’API ne le dit pas",
  },
  ar: {
    title: "حول هذه الأرقام",
    questions: "الأسئلة المحتسبة",
    question: "السؤال {place} في استبيانه، المقياس {scale}",
    wording: "{language}: «{title}» ({answers})",
    languages: "لغات المجيبين",
    language: "{language} {answers}",
    span: "أول رد وآخر رد",
    versions: "إصدارات الاستبيان",
    state: "الردود المغلقة والمفتوحة",
    closed: "{closed} مغلقة، {open} مفتوحة",
    unknown: "غير معروف",
    notCounted: "لم تُحتسب",
    outside: "{answers} خارج المقياس",
    heldBack: "لم تُعرض",
    rows: "{rows} من الصفوف بأقل من 10 إجابات ({values}، {answers})",
    unweighted: "دون ترجيح.",
    chance: "أجاب المجيبون باختيارهم؛ وفترات الثقة لا تشمل إلا المصادفة.",
    methods: "الطرق",
    software: "البرنامج",
    untold: {
      population: "المجتمع الإحصائي",
      recruitment: "اختيار المجيبين",
      "response rate": "معدل الاستجابة",
      sponsor: "الجهة الراعية",
    },
    notTold: "لا تخبر به الواجهة البرمجية",
  },
};
