/** IANA time zones: which names are good, and where a zone's clocks change. */

/** True for an IANA name that this platform knows (`Europe/Helsinki`, `UTC`), not for a bare offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** The zone that this device is set to. `Intl` tells it too, but takes 15 ms or more for the first thing that it is asked. */
export const deviceTimeZone = (): string => Temporal.Now.timeZoneId();

/** A stretch of time in which a zone's clocks run evenly. */
export interface OffsetStretch {
  /** Unix seconds, included. */
  readonly start: number;
  /** Unix seconds, not included. */
  readonly end: number;
  /** Seconds that local time is ahead of UTC. */
  readonly offset: number;
}

/** The stretches of even clocks that cover the seconds from `start` up to, without, `end`. In order, no gaps. */
export function offsetStretches(start: number, end: number, timeZone: string): readonly OffsetStretch[] {
  const stretches: OffsetStretch[] = [];
  let at = start;
  while (at < end) {
    const moment = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(timeZone);
    const change = moment.getTimeZoneTransition("next");
    const next = change === null ? end : Math.min(end, Math.ceil(change.epochMilliseconds / 1000));
    stretches.push({ start: at, end: next, offset: Math.round(moment.offsetNanoseconds / 1e9) });
    at = next;
  }
  return stretches;
}
