/** An SVG path through values at their places; null leaves a gap, a value between gaps is a dot. */
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
