/** The last day that was over in UTC at `now` (unix milliseconds): what a sample made now ends with. */
export const yesterday = (now: number): string => new Date(now - 86_400_000).toISOString().slice(0, 10);
