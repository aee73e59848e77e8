import { app } from "./app.ts";
import { delivery } from "./delivery.ts";
import { phoneSupport } from "./phone-support.ts";
import { serviceDesk } from "./service-desk.ts";
import { storeVisit } from "./store-visit.ts";
import { webOrder } from "./web-order.ts";

export const SURVEYS = {
  "store-visit": storeVisit,
  "service-desk": serviceDesk,
  "web-order": webOrder,
  delivery,
  app,
  "phone-support": phoneSupport,
};
export type SurveyName = keyof typeof SURVEYS;
