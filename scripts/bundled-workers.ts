import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { join } from "node:path";
import { build, type Connect, type Plugin } from "vite";

/**
 * Serves each worker of a page in development as one file, bundled when it is first asked for. A worker that starts has
 * all of its modules asked for anew, which takes most of the time of a test that starts one.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = (root: string, pathname: string): Promise<string> => {
    const bundle = bundles.get(pathname) ?? bundled(root, pathname);
    bundles.set(pathname, bundle);
    return bundle;
  };
  return {
    name: "earshot:bundled-workers",
    configureServer: ({ config, middlewares }) => {
      const answer: Answer = async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        if (!searchParams.has("worker_file")) {
          next();
          return;
        }
        try {
          const code = await bundleOf(config.root, pathname);
          response.setHeader("content-type", "text/javascript").end(code);
        } catch (error) {
          next(error);
        }
      };
      middlewares.use((...exchange) => void answer(...exchange));
    },
  };
}

type Answer = (...exchange: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** The code of the worker at a path of the server, with all that it imports. */
async function bundled(root: string, pathname: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: { input: join(root, pathname), output: { format: "es", codeSplitting: false } },
    },
  });
  const [chunk] = [result].flat().flatMap((made) => ("output" in made ? made.output : []));
  if (chunk?.type !== "chunk") throw new Error(`no worker at ${pathname}`);
  return chunk.code;
}
