// Recharts looks its scales up by name, so that a bundler keeps them all, with times, colours and what else they count:
// a twelfth of the charts. Earshot's axes are made of these.
import type { Plugin } from "vite";

const SCALES = ["scaleBand", "scaleLinear", "scalePoint"] as const;

/** For the build: leaves out the scales that no chart has. */
export function chartScales(): Plugin {
  return {
    name: "chart-scales",
    apply: "build",
    transform: {
      filter: { id: /\/victory-vendor\/es\/d3-scale\.js$/ },
      handler: () => ({ code: `export { ${SCALES.join(", ")} } from "d3-scale";`, map: null }),
    },
  };
}
