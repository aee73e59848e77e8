/** What the two charts of the trend have in common: they stand one below the other. In pixels. */
export const AXIS_WIDTH = 44;
export const MARGIN = { top: 10, right: 8, bottom: 0, left: 0 };
