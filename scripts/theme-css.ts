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
const families = "pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange";
const unused = new RegExp(`^--mantine-(h[1-6]-|heading-|color-(${families})-)`);

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
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? css() : null),
  };
}
