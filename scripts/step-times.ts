// How long each part of a run took, printed at its end.

export interface StepTime {
  readonly name: string;
  readonly seconds: number;
}

const minutes = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A line a step, with minutes and seconds, and one for all of them. */
export function timesTable(steps: readonly StepTime[]): string {
  const all = { name: "in all", seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0) };
  const width = Math.max(...[...steps, all].map(({ name }) => name.length));
  return [...steps, all]
    .map(({ name, seconds }) => `${name.padEnd(width)}  ${minutes(seconds).padStart(5)}`)
    .join("\n");
}
