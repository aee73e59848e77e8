import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";

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
    babel({ presets: [linguiTransformerBabelPreset(), reactCompilerPreset()] }),
    ...(mode === "demo" ? [msw()] : []),
  ],
  build: { outDir: mode === "demo" ? "dist-demo" : "dist", target: "es2023", manifest: true },
}));
