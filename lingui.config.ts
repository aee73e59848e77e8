import { defineConfig } from "@lingui/cli";
import { babelExtractor } from "@lingui/cli/api/extractors/babel";
import { formatter } from "@lingui/format-po";

/** What NPS draws until its charts stand (see its route). */
const charts = [
  "src/features/nps/insights/use-report.ts",
  "src/features/nps/screen/{completeness,nps-screen}.tsx",
  "src/features/nps/sections/{bucket-list,distribution,headline,how-many-answers}.tsx",
  "src/features/nps/sections/charts/**",
  "src/features/nps/sections/findings/{findings-list,nothing-stands-out,what-numbers-say}.tsx",
  "src/features/nps/sections/trend-*.tsx",
  "src/features/reports/report-buttons.tsx",
  "src/routes/-list-views.tsx",
  "src/filters/bar/unusable-notice.tsx",
  "src/i18n/use-parts.ts",
  "src/ui/{fault,use-fault-text}.{ts,tsx}",
  "src/ui/charts/**",
  "src/ui/reading/**",
];

/** What is drawn after the first content of a screen, or on screens that wait for all words (see their routes). */
const later = [
  "src/app/palette/**",
  "src/app/shell/later-tools.tsx",
  "src/app/shell/not-found-screen.tsx",
  "src/app/shell/question-language.tsx",
  "src/app/shell/settings.tsx",
  "src/features/chains/all/**",
  "src/features/chains/columns/metric-answers.tsx",
  "src/features/chains/detail/**",
  "src/features/chains/export/**",
  "src/features/chains/list/**",
  "src/features/chains/pages/**",
  "src/features/chains/table/{beside-panel,column-resizer}.tsx",
  "src/features/comments/**",
  "src/features/nps/**",
  "src/features/questions/**",
  "src/features/reports/**",
  "src/features/session/what-follows.tsx",
  "src/features/summaries/**",
  "src/features/surveys/**",
  "src/features/views/**",
  "src/filters/bar/fields/**",
  "src/filters/preset-names.ts",
  "src/ui/comment-item.tsx",
  "src/ui/dialog.tsx",
  "src/ui/charts/**",
  "src/ui/downloads/**",
  "src/ui/fault.tsx",
  "src/ui/help-popover.tsx",
  "src/ui/language-names.tsx",
  "src/ui/long-text.tsx",
  "src/ui/method.tsx",
  "src/ui/new-responses.tsx",
  "src/ui/{none-readable,not-found}.tsx",
  "src/ui/question-title.tsx",
  "src/ui/search-help.tsx",
  "src/ui/show-more.tsx",
  "src/ui/times-in.tsx",
  "src/ui/reading/**",
  "src/ui/use-fault-text.ts",
  "src/ui/use-sorted-table.tsx",
];

const tests = "**/*.test.*";

/** Messages are made by what Lingui exports alone: most files need not be taken apart to find that they have none. */
const extractor: typeof babelExtractor = {
  ...babelExtractor,
  extract: async (file, code, ...rest) => {
    if (code.includes("@lingui/")) await babelExtractor.extract(file, code, ...rest);
  },
};

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fi", "sv", "de", "es", "fr", "ar"],
  catalogs: [
    {
      path: "<rootDir>/src/i18n/locales/{locale}",
      include: ["src"],
      exclude: ["src/service", tests, ...charts, ...later],
    },
    { path: "<rootDir>/src/i18n/locales/charts/{locale}", include: charts, exclude: [tests] },
    { path: "<rootDir>/src/i18n/locales/later/{locale}", include: later, exclude: [tests, ...charts] },
  ],
  extractors: [extractor],
  format: formatter({ lineNumbers: false, origins: false }),
});
