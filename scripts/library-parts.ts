// Libraries keep much that a bundler can't tell to be of no use. Recharts has scales, tooltips and cursors of every kind of
// chart, with colours, decimals and what else they are made of: a fifth of the charts. What is never come to is left out.
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** In place of which module stands what. */
const REPLACED: readonly (readonly [module: RegExp, code: string])[] = [
  // Scales are looked up by name. Axes are made of these.
  [/\/victory-vendor\/es\/d3-scale\.js$/, `export { scaleBand, scaleLinear, scalePoint } from "d3-scale";`],
  // Axes that are given their ends, and their ticks or none.
  [
    /\/recharts\/es6\/util\/scale\/index\.js$/,
    `const none = () => undefined;
     export { none as getNiceTickValues, none as getTickValuesFixedDomain };`,
  ],
  // What stands in a tooltip is always given, and no line of it left out for being there twice.
  [
    /\/recharts\/es6\/util\/payload\/getUniqPayload\.js$/,
    `export const getUniqPayload = (payload) => payload;`,
  ],
  [
    /\/recharts\/es6\/component\/DefaultTooltipContent\.js$/,
    `export const DefaultTooltipContent = () => null;`,
  ],
  // Paths are names with dots between them.
  [
    /\/es-toolkit\/compat\/get\.m?js$/,
    `export default function get(from, path, otherwise) {
       const found = String(path).split(".").reduce((at, name) => at?.[name], from);
       return found === undefined ? otherwise : found;
     }`,
  ],
  // Ticks are put in order by where they are, none where a pointer is on a chart that has none yet, and compared by what
  // they hold.
  [
    /\/es-toolkit\/compat\/sortBy\.m?js$/,
    `export default (ticks = [], place) => ticks.toSorted((one, other) => place(one) - place(other));`,
  ],
  [
    /\/es-toolkit\/compat\/isEqual\.m?js$/,
    `export default (one, other) => JSON.stringify(one) === JSON.stringify(other);`,
  ],
  // Nothing is round, and no cursor is a cross.
  [/\/recharts\/es6\/shape\/Cross\.js$/, `export const Cross = () => null;`],
  [/\/recharts\/es6\/shape\/Sector\.js$/, `export const Sector = () => null;`],
  [
    /\/recharts\/es6\/util\/cursor\/getRadialCursorPoints\.js$/,
    `export const getRadialCursorPoints = () => ({});`,
  ],
  // Texts are measured without a layout of the page.
  [
    /\/recharts\/es6\/util\/DOMUtils\.js$/,
    `export { getStringSize } from ${JSON.stringify(resolve("src/ui/charts/string-size.ts"))};`,
  ],
  // Nothing moves: everything is at the end of its way.
  [
    /\/recharts\/es6\/animation\/JavascriptAnimate\.js$/,
    `export const JavascriptAnimate = ({ children }) => children(1);`,
  ],
  // Lists and dialogs scroll as the browser does.
  [
    /\/@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/,
    `export const ScrollAreaAutosize = () => null;
     export const ScrollArea = { Autosize: ScrollAreaAutosize };`,
  ],
  // The theme has its own accent and darks: of the kit's fourteen colours, its greys and the red of errors are left.
  [
    /\/@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/,
    `const gray = "#f8f9fa #f1f3f5 #e9ecef #dee2e6 #ced4da #adb5bd #868e96 #495057 #343a40 #212529".split(" ");
     const red = "#fff5f5 #ffe3e3 #ffc9c9 #ffa8a8 #ff8787 #ff6b6b #fa5252 #f03e3e #e03131 #c92a2a".split(" ");
     export const DEFAULT_COLORS = { gray, red };`,
  ],
  // No list is asked for without an end.
  [
    /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    `const none = () => undefined;
     export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`,
  ],
  // Popovers fade, dialogs fall in, drawers slide up.
  [
    /\/@mantine\/core\/esm\/components\/Transition\/transitions\.mjs$/,
    `const moved = (transform) => ({
       in: { opacity: 1, transform: "none" },
       out: { opacity: 0, transform },
       transitionProperty: "transform, opacity",
     });
     export const transitions = {
       fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: "opacity" },
       "fade-down": moved("translateY(-30px)"),
       "slide-up": moved("translateY(100%)"),
     };`,
  ],
];

/** What scales are asked for between two values, and what they would write on ticks: numbers alone, and nothing. */
const STAND_INS: Readonly<Record<string, string>> = {
  "d3-interpolate": `
    export const interpolateNumber = (from, to) => (at) => from * (1 - at) + to * at;
    export const interpolateRound = (from, to) => (at) => Math.round(from * (1 - at) + to * at);
    export { interpolateNumber as interpolate };
    export const piecewise = undefined;`,
  "d3-format": `
    export const format = () => String;
    export { format as formatPrefix, format as formatSpecifier };
    export { format as precisionFixed, format as precisionPrefix, format as precisionRound };`,
};

const STAND_IN = "\0stand-in:";

/** For the build: leaves out what nothing here uses. */
export function libraryParts(): Plugin {
  return {
    name: "library-parts",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^d3-(interpolate|format)$/ },
      handler: (source) => ({ id: `${STAND_IN}${source}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: (id) => STAND_INS[id.slice(STAND_IN.length)],
    },
    transform: {
      filter: { id: REPLACED.map(([module]) => module) },
      handler: (_code, id) => {
        const code = REPLACED.find(([module]) => module.test(id))?.[1];
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}
