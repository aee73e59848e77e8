/** Charts are laid out from left to right, and turned around where the language is read from right to left. */
export const acrossIn = (direction: "ltr" | "rtl", width: number): ((x: number) => number) =>
  direction === "ltr" ? (x) => x : (x) => width - x;
