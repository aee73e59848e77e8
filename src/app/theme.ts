import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

/** The one accent: a green-blue that keeps 4.5:1 as text on both backgrounds. */
const sea: MantineColorsTuple = [
  "#e8f6f7",
  "#d3eaec",
  "#a6d5d9",
  "#74bec5",
  "#4cabb3",
  "#33a0a8",
  "#1f8f98",
  "#0b6e79",
  "#0a626c",
  "#06515a",
];

/** Greys with a breath of the accent, so that fields and cards belong together in the dark. */
const dark: MantineColorsTuple = [
  "#e3e8ec",
  "#c5ced5",
  "#a7b2bc",
  "#7b8793",
  "#43505a",
  "#2f3a43",
  "#1d262d",
  "#171e24",
  "#12181d",
  "#0d1216",
];

const controls = { size: "sm", radius: "md" } as const;
/** A list opens when it is asked for: going from field to field by the keyboard would open and close each. */
const lists = {
  ...controls,
  openOnFocus: false,
  withScrollArea: false,
  comboboxProps: { shadow: "md" },
} as const;
/** Lists scroll as the browser does: the kit's own bars would cost each field a good part of its first drawing. */
const scrolling = {
  dropdown: { maxWidth: "calc(100vw - 16px)" },
  options: { maxHeight: "min(320px, 40vh)", overflowY: "auto", paddingInlineEnd: 4 },
} as const;

export const theme = createTheme({
  colors: { sea, dark },
  primaryColor: "sea",
  primaryShade: 7,
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  components: {
    InputWrapper: { styles: { label: { fontWeight: 500, color: "var(--ink-soft)", marginBottom: 3 } } },
    Button: { defaultProps: { ...controls, variant: "filled" } },
    // The kit's lock writes a style element into the page, which a strict policy refuses; scroll-lock.css locks instead.
    // Its header element is none of the page's landmarks.
    Modal: { defaultProps: { lockScroll: false, attributes: { header: { role: "presentation" } } } },
    Drawer: { defaultProps: { lockScroll: false, attributes: { header: { role: "presentation" } } } },
    // A list that is open stays so while its field is scrolled out of view: it does not vanish with the keyboard in it.
    Popover: { defaultProps: { hideDetached: false } },
    TextInput: { defaultProps: controls },
    Select: { defaultProps: lists, styles: scrolling },
    MultiSelect: { defaultProps: lists, styles: scrolling },
    TagsInput: { defaultProps: { withScrollArea: false }, styles: scrolling },
  },
});

/** The colours of our own parts; the names are what styles use. Text on them keeps 4.5:1, marks 3:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "#59636e",
    "--mantine-color-placeholder": "#6b7580",
    "--mantine-color-error": "#b42318",
    "--surface": "#ffffff",
    "--surface-sunken": "#f5f7f8",
    "--surface-raised": "#ffffff",
    "--line": "#dfe4e8",
    "--line-strong": "#c3cbd2",
    "--ink": "#15202b",
    "--ink-soft": "#4d5863",
    "--accent": "#0b6e79",
    "--accent-soft": "#e6f3f4",
    "--promoter": "#0b7a86",
    "--passive": "#8a94a0",
    "--detractor": "#c2570c",
    "--notice": "#fdf3e1",
    "--notice-line": "#e6b65c",
    "--mark": "#fff2b8",
  },
  dark: {
    "--mantine-color-body": "#12181d",
    "--mantine-color-text": "#e3e8ec",
    "--mantine-color-dimmed": "#9aa6b1",
    "--mantine-color-placeholder": "#8b97a3",
    "--mantine-color-error": "#ff8f85",
    "--surface": "#171e24",
    "--surface-sunken": "#12181d",
    "--surface-raised": "#1d262d",
    "--line": "#2a343c",
    "--line-strong": "#43505a",
    "--ink": "#e3e8ec",
    "--ink-soft": "#a7b2bc",
    "--accent": "#5cc2cb",
    "--accent-soft": "#17343a",
    "--promoter": "#3fb3be",
    "--passive": "#7b8793",
    "--detractor": "#f08c4a",
    "--notice": "#33290f",
    "--notice-line": "#8f6f22",
    "--mark": "#5c4d12",
  },
});
