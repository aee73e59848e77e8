import { app } from "./app.ts";
import { delivery } from "./delivery.ts";
import { phoneSupport } from "./phone-support.ts";
import type { PlannedSurvey } from "./plan.ts";
import { serviceDesk } from "./service-desk.ts";
import { storeVisit } from "./store-visit.ts";
import { webOrder } from "./web-order.ts";

export const SURVEY_NAMES = [
  "store-visit",
  "service-desk",
  "web-order",
  "delivery",
  "app",
  "phone-support",
] as const;
export type SurveyName = (typeof SURVEY_NAMES)[number];

export const SURVEYS: Readonly<Record<SurveyName, PlannedSurvey>> = {
  "store-visit": storeVisit,
  "service-desk": serviceDesk,
  "web-order": webOrder,
  delivery,
  app,
  "phone-support": phoneSupport,
};
