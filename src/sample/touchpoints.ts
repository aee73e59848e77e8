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

const store = (
  name: string,
  share: number,
  level: number,
  drift: number,
  winterOffset: number,
  languages: Touchpoint["languages"],
): Touchpoint => ({
  name,
  channel: "store",
  share,
  level,
  drift,
  winterOffset,
  surveys: IN_STORE,
  languages,
});

const elsewhere = (
  name: string,
  channel: Channel,
  share: number,
  level: number,
  drift: number,
  surveys: Touchpoint["surveys"],
): Touchpoint => ({ name, channel, share, level, drift, winterOffset: 2, surveys, languages: MIXED });

export const TOUCHPOINTS: readonly [Touchpoint, ...Touchpoint[]] = [
  store("Helsinki City", 14, 8.4, 0.2, 2, FINNISH),
  store("Helsinki East", 8, 8.3, 0.2, 2, FINNISH),
  store("Espoo", 9, 8.5, 0.1, 2, FINNISH),
  store("Tampere", 6, 8.6, 0, 2, FINNISH),
  store("Turku", 5, 8.3, 0.3, 2, FINNISH),
  store("Stockholm", 10, 8.3, 0.3, 1, SWEDISH),
  store("Gothenburg", 6, 9.35, 0, 1, SWEDISH),
  store("Berlin", 8, 8.3, 0.2, 1, GERMAN),
  elsewhere("Web shop", "web", 14, 8.3, 0.3, ON_LINE),
  elsewhere("Returns page", "web", 3, 8, 0.2, [["delivery", 1]]),
  elsewhere("Newsletter", "web", 2, 8.2, 0, [["web-order", 1]]),
  elsewhere("App for Android", "app", 6, 8, 0.5, [["app", 1]]),
  elsewhere("App for iOS", "app", 5, 8.3, 0.3, [["app", 1]]),
  elsewhere("Phone line", "phone", 4, 7.2, 0.1, [["phone-support", 1]]),
];
