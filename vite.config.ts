import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { bundleReport, noServiceInBundle } from "./scripts/bundle-report.ts";
import { routePages } from "./scripts/route-pages.ts";
import { themeCss } from "./scripts/theme-css.ts";

const service = `http://127.0.0.1:${process.env["PORT"] ?? 4310}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/app/route-tree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    lingui(),
    themeCss(),
    babel({ presets: [linguiTransformerBabelPreset(), reactCompilerPreset()] }),
    ...(mode === "demo" ? [msw()] : [noServiceInBundle()]),
    bundleReport(),
    routePages(),
    compression({ algorithms: ["gzip", "brotliCompress"], threshold: 500, logLevel: "silent" }),
  ],
  worker: { format: "es", plugins: () => (mode === "demo" ? [] : [noServiceInBundle()]) },
  server: { proxy: mode === "demo" ? {} : { "^/v5(\\.0\\.3)?/": service } },
  build: {
    outDir: mode === "demo" ? "dist-demo" : "dist",
    target: "es2023",
    modulePreload: { polyfill: false },
  },
}));
