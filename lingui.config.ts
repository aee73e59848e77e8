import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What is drawn after the first content of a screen, or on screens that wait for all words (see their routes). */
const later = [
  "src/app/palette/**",
  "src/features/chains/all/**",
  "src/features/chains/beside/**",
  "src/features/chains/chosen-count.tsx",
  "src/features/chains/columns/column-item.tsx",
  "src/features/chains/columns/columns-button.tsx",
  "src/features/chains/columns/columns-dialog.tsx",
  "src/features/chains/detail/**",
  "src/features/chains/export/**",
  "src/features/chains/keys/**",
  "src/features/chains/looks-through.tsx",
  "src/features/chains/neighbours/**",
  "src/features/chains/pages/**",
  "src/features/nps/**",
  "src/features/questions/**",
  "src/features/summaries/**",
  "src/features/views/**",
  "src/filters/bar/fields/**",
  "src/ui/downloads/**",
  "src/ui/new-responses.tsx",
  "src/ui/reading/**",
];

const tests = "**/*.test.*";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fi", "de"],
  catalogs: [
    {
      path: "<rootDir>/src/i18n/locales/{locale}",
      include: ["src"],
      exclude: ["src/service", tests, ...later],
    },
    { path: "<rootDir>/src/i18n/locales/later/{locale}", include: later, exclude: [tests] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
