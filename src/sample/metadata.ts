/** What the systems around a survey attach to a chain. */
import type { Metadata } from "../contract/resources.ts";
import type { Language } from "./surveys/languages.ts";
import type { Random, Weighted } from "./random/random.ts";
import type { Touchpoint } from "./touchpoints.ts";

/** Campaigns by month, January first; the months without one have none. */
const CAMPAIGNS: readonly (string | undefined)[] = [
  "winter-sale",
  undefined,
  undefined,
  "spring-days",
  undefined,
  undefined,
  "summer-sale",
  undefined,
  "back-outdoors",
  undefined,
  "black-week",
  "christmas",
];

const LOYALTY: readonly [Weighted<string>, ...Weighted<string>[]] = [
  ["none", 5],
  ["silver", 3],
  ["gold", 1],
];

/** The metadata of a chain. `month` counts from 0, `progress` goes from 0 to 1 over the two years. */
export function metadataOf(
  random: Random,
  touchpoint: Touchpoint,
  language: Language,
  month: number,
  progress: number,
): Metadata {
  const campaign = CAMPAIGNS[month];
  return {
    ...SYSTEMS[touchpoint.channel](random, language, progress),
    ...(campaign !== undefined && random.chance(0.4) && { campaign }),
  };
}

const money = (random: Random): number => Math.round(random.next() ** 2 * 24_000 + 900) / 100;

type System = (random: Random, language: Language, progress: number) => Metadata;

const SYSTEMS: Readonly<Record<Touchpoint["channel"], System>> = {
  store: (random) => ({
    till: String(random.between(1, 5)),
    loyalty: random.weighted(LOYALTY),
    ...(random.chance(0.65) && { orderValue: money(random) }),
  }),
  web: (random, language) => ({
    orderValue: money(random),
    currency: language === "sv" ? "SEK" : "EUR",
    payment: random.pick(["card", "card", "invoice", "mobile"]),
    ...(random.chance(0.03) && { receiptTo: `customer${random.between(100, 999)}@example.com` }),
  }),
  app: (random, _language, progress) => ({
    appVersion: `4.${Math.floor(progress * 22)}.${random.between(0, 2)}`,
    loyalty: random.weighted(LOYALTY),
  }),
  phone: (random) => ({
    agent: `A${String(random.between(1, 18)).padStart(2, "0")}`,
    waitSeconds: Math.round(random.next() ** 2 * 1500),
  }),
};

/** The browser's name as the list shows it, where there is one. */
export function browserOf(random: Random, touchpoint: Touchpoint, progress: number): string | undefined {
  const chrome = 130 + Math.floor(progress * 26);
  if (touchpoint.channel === "store") return `Chrome ${chrome - 4} (kiosk)`;
  if (touchpoint.channel !== "web") return undefined;
  return random.weighted([
    [`Chrome ${chrome}`, 9],
    [`Safari ${18 + Math.floor(progress * 8)}`, 5],
    [`Edge ${chrome}`, 2],
    [`Firefox ${chrome + 2}`, 2],
    ["Samsung Internet 28", 1],
  ]);
}
