// For tests of the package and of the command line: the service as the package has it, bundled once for all of them. A process
// that loads it is there in a quarter of the time that some six hundred modules take.
import type { TestProject } from "vitest/node";
import { join } from "node:path";
import { bundleService } from "./build-package.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder that `bundleService` filled. */
    packedService: string;
    /** The path of the command in it. */
    command: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  const folder = join(project.config.root, ".cache/command/build");
  const bundle = () => bundleService(folder);
  await bundle();
  project.onTestsRerun(bundle);
  project.provide("packedService", folder);
  project.provide("command", join(folder, "service/cli/main.js"));
}
