// A Stryker checker that lets one mutant of `MUTATION_ONE_IN` pass, drawn by what it is: the same ones each time, and the rest
// is left out of the score. It judges nothing.
import { createHash } from "node:crypto";
import { PluginKind, declareClassPlugin } from "@stryker-mutator/api/plugin";
import { CheckStatus, type Checker, type CheckResult } from "@stryker-mutator/api/check";
import type { Mutant } from "@stryker-mutator/api/core";

const oneIn = Number(process.env["MUTATION_ONE_IN"] ?? 1);

function isDrawn({ fileName, location, mutatorName, replacement }: Mutant): boolean {
  const path = fileName.slice(fileName.lastIndexOf("/src/"));
  const name = JSON.stringify([path, location, mutatorName, replacement]);
  return createHash("sha256").update(name).digest().readUInt32BE() % oneIn === 0;
}

class Sample implements Checker {
  async init(): Promise<void> {}

  async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not drawn" },
      ]),
    );
  }

  group(mutants: readonly Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample)];
