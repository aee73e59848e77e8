/**
 * Where an axis of counts ends: the highest of them, at least 1. Given to the charts, since what they look for
 * themselves is a round number, which takes them longer than all the rest of the drawing.
 */
export const mostOf = (counts: readonly number[]): number => Math.max(1, ...counts);
