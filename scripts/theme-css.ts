// The theme's CSS variables as a style sheet of the build (`virtual:theme.css`), so that none is written into the page
// by script: a strict Content-Security-Policy allows no inline style.
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariables, theme } from "../src/app/theme.ts";

const ID = "virtual:theme.css";
/** What the kit would write them with at run time, and has to be loaded for nothing. */
const WRITERS = /\/Mantine(?:CssVariables|Classes)\.mjs$/;
const NO_WRITERS = "\0no-writers-of-styles";

const families = "pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange";
const unused = new RegExp(
  `^--mantine-(h[1-6]-|heading-|breakpoint-|primary-color-\\d|shadow-(lg|xl)|color-(${families})-)`,
);

const kept = (variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)));

function css(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  const input: ConvertCSSVariablesInput = {
    variables: kept({ ...base.variables, ...own.variables }),
    light: kept({ ...base.light, ...own.light, "--mantine-color-scheme": "light" }),
    dark: kept({ ...base.dark, ...own.dark, "--mantine-color-scheme": "dark" }),
  };
  return `${convertCssVariables(input, ":root")}:root{color-scheme:var(--mantine-color-scheme)}`;
}

export function themeCss(): Plugin {
  return {
    name: "theme-css",
    enforce: "pre",
    resolveId: (id) => (id === ID ? `\0${ID}` : WRITERS.test(id) ? NO_WRITERS : null),
    load: (id) => {
      if (id === NO_WRITERS)
        return "export const MantineCssVariables = () => null, MantineClasses = () => null;";
      return id === `\0${ID}` ? css() : null;
    },
  };
}
