import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "oxlint";
import { foldersAbove } from "./scripts/folders-above.ts";
import { importRules } from "./scripts/import-rules.ts";

const features = existsSync("src/features") ? readdirSync("src/features") : [];

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["**/*.gen.ts", "dist", "dist-demo", "node_modules", "public/mockServiceWorker.js"],
  rules: {
    // Types hold everywhere.
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-misused-promises": "error",
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/consistent-type-imports": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-deprecated": "error",
    eqeqeq: "error",

    // One way to write a module.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/prefer-node-protocol": "error",
    "max-lines": ["error", { max: 250 }],
    "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
    "no-console": "error",
    "no-restricted-properties": [
      "error",
      ...["globalThis", "window", "self"].map((object) => ({ object, property: "fetch" })),
      { object: "navigator", property: "sendBeacon" },
    ],

    // The interface.
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/button-has-type": "error",
    "react/no-danger": "error",
    "react/jsx-no-target-blank": "error",
    "react/jsx-no-useless-fragment": "error",
    "jsx-a11y/anchor-ambiguous-text": "error",
    "jsx-a11y/no-noninteractive-element-interactions": "error",

    // What the defaults forbid and this code does on purpose.
    "react/react-in-jsx-scope": "off", // the automatic JSX runtime
    "no-underscore-dangle": "off", // the API's own field is `_id`
    "no-await-in-loop": "off", // pages are often read one after another
    "jsx-a11y/control-has-associated-label": ["error", { ignoreElements: ["td", "th"] }],
    "typescript/consistent-return": "off", // types know when a switch is exhausted
    "import/no-named-as-default-member": "off", // `fc.string()` reads better than fifteen imports
    "jsx-a11y/prefer-tag-over-role": "off", // roles are chosen for what is announced
    "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["region", "tabpanel"] }], // what scrolls takes focus
    "import/no-unassigned-import": ["error", { allow: ["**/*.css", "**/*-styles.ts"] }],
  },
  overrides: [
    ...importRules(features, foldersAbove("src")),
    {
      files: ["src/routes/**"],
      rules: {
        "unicorn/filename-case": "off", // `$id` and `__root` are the router's
        "typescript/only-throw-error": "off", // so are thrown redirects
      },
    },
    {
      files: ["*.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["src/service/cli/**", "bin/**", "scripts/**", "bench/**"],
      rules: { "no-console": "off" },
    },
    {
      files: ["**/*.{test,contract,spec}.{ts,tsx}"],
      rules: {
        "max-lines": ["error", { max: 400 }],
        "max-lines-per-function": "off",
        "vitest/no-standalone-expect": ["error", { additionalTestBlockFunctions: ["moreTest"] }],
      },
    },
  ],
});
