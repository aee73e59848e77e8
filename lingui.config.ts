import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fi", "de"],
  catalogs: [
    {
      path: "<rootDir>/src/i18n/locales/{locale}",
      include: ["src"],
      exclude: ["src/service", "**/*.test.*"],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
