/** The fourteen places where the sample's feedback is given. */
import type { Language } from "./surveys/plan.ts";
import type { Weighted } from "./random/random.ts";
import type { SurveyName } from "./surveys/all.ts";

export type Channel = "store" | "web" | "app" | "phone";

export interface Touchpoint {
  readonly name: string;
  readonly channel: Channel;
  /** How much of all feedback comes from here. */
  readonly share: number;
  /** Mean of the scores, before season and mood. */
  readonly level: number;
  /** How much the mean changes from the first day to the last. */
  readonly drift: number;
  /** Hours ahead of UTC in winter. */
  readonly winterOffset: number;
  readonly surveys: readonly [Weighted<SurveyName>, ...Weighted<SurveyName>[]];
  readonly languages: readonly [Weighted<Language>, ...Weighted<Language>[]];
}

const FINNISH: Touchpoint["languages"] = [
  ["fi", 78],
  ["sv", 7],
  ["en", 12],
  ["ar", 3],
];
const SWEDISH: Touchpoint["languages"] = [
  ["sv", 82],
  ["en", 12],
  ["ar", 5],
  ["fi", 1],
];
const GERMAN: Touchpoint["languages"] = [
  ["de", 84],
  ["en", 11],
  ["ar", 5],
];
const MIXED: Touchpoint["languages"] = [
  ["fi", 38],
  ["sv", 26],
  ["de", 20],
  ["en", 12],
  ["ar", 4],
];
const IN_STORE: Touchpoint["surveys"] = [
  ["store-visit", 85],
  ["service-desk", 15],
];
const ON_LINE: Touchpoint["surveys"] = [
  ["web-order", 78],
  ["delivery", 22],
];

/** What several places have in common. */
type Place = Omit<Touchpoint, "name" | "share" | "level" | "drift">;

const FINLAND: Place = { channel: "store", winterOffset: 2, surveys: IN_STORE, languages: FINNISH };
const SWEDEN: Place = { channel: "store", winterOffset: 1, surveys: IN_STORE, languages: SWEDISH };
const GERMANY: Place = { channel: "store", winterOffset: 1, surveys: IN_STORE, languages: GERMAN };
const ONLINE: Place = { channel: "web", winterOffset: 2, surveys: ON_LINE, languages: MIXED };
const IN_APP: Place = { ...ONLINE, channel: "app", surveys: [["app", 1]] };

const place = (name: string, share: number, level: number, drift: number, rest: Place): Touchpoint => ({
  name,
  share,
  level,
  drift,
  ...rest,
});

export const TOUCHPOINTS: readonly [Touchpoint, ...Touchpoint[]] = [
  place("Helsinki City", 14, 8.4, 0.2, FINLAND),
  place("Helsinki East", 8, 8.3, 0.2, FINLAND),
  place("Espoo", 9, 8.5, 0.1, FINLAND),
  place("Tampere", 6, 8.6, 0, FINLAND),
  place("Turku", 5, 8.3, 0.3, FINLAND),
  place("Stockholm", 10, 8.3, 0.3, SWEDEN),
  place("Gothenburg", 6, 9.35, 0, SWEDEN),
  place("Berlin", 8, 8.3, 0.2, GERMANY),
  place("Web shop", 14, 8.3, 0.3, ONLINE),
  place("Returns page", 3, 8, 0.2, { ...ONLINE, surveys: [["delivery", 1]] }),
  place("Newsletter", 2, 8.2, 0, { ...ONLINE, surveys: [["web-order", 1]] }),
  place("App for Android", 6, 8, 0.5, IN_APP),
  place("App for iOS", 5, 8.3, 0.3, IN_APP),
  place("Phone line", 4, 7.2, 0.1, { ...ONLINE, channel: "phone", surveys: [["phone-support", 1]] }),
];
