import { deviceTimeZone } from "../lib/time/time-zones.ts";
import type { ScreenValues } from "./fields.ts";

/** The IANA zone that the dates of a screen are read and shown in. */
export const zoneOf = ({ tz }: ScreenValues): string => tz ?? deviceTimeZone();
