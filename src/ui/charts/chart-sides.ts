/** What the two charts of the trend have in common: they stand one below the other. In pixels. */
export const AXIS_WIDTH = 44;
export const MARGIN_END = 8;

/** Where the scores of the axis stand, which time begins at. */
export const sidesOf = (direction: "ltr" | "rtl") => ({
  margin: {
    top: 10,
    bottom: 0,
    ...(direction === "rtl" ? { left: MARGIN_END, right: 0 } : { left: 0, right: MARGIN_END }),
  },
  orientation: direction === "rtl" ? ("right" as const) : ("left" as const),
  reversed: direction === "rtl",
});
