/**
 * The path of a line without axes through values at their places, in order; a value that is null leaves a gap, and one between
 * gaps is a dot.
 */
export const linePath = (
  values: readonly (number | null)[],
  x: (place: number) => number,
  y: (value: number) => number,
): string =>
  values
    .map((value, place) => {
      if (value === null) return "";
      const point = `${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
      return (values[place - 1] ?? null) === null ? `M${point}h0.01` : `L${point}`;
    })
    .join("");
