/** Below this nothing has moved that a whole number would show. */
const LEAST = 0.5;

/** Whether a part of a difference, in points, is more than 0 when it is told as a whole number. */
export const hasMoved = (points: number): boolean => Math.abs(points) >= LEAST;
