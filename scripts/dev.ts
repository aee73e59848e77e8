// The dashboard with hot reload on Vite's port, and the service on its own, restarted when its sources change.
// Vite passes the API's paths on to the service (vite.config.ts). Both end together.
import { spawn } from "node:child_process";

const commands = [
  [
    "--watch",
    "--watch-preserve-output",
    "src/service/cli/main.ts",
    "serve",
    "--sample",
    ...process.argv.slice(2),
  ],
  ["node_modules/vite/bin/vite.js"],
];

const running = commands.map((args) => spawn(process.execPath, args, { stdio: "inherit" }));

function stopAll(): void {
  for (const child of running) child.kill();
}

for (const child of running) {
  child.on("exit", (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
}
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);
