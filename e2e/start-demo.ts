// The demo's build behind a plain file server, as any static host would serve it.
import { preview } from "vite";
import { addresses } from "./hosts.ts";

await preview({
  mode: "demo",
  logLevel: "warn",
  preview: { host: "127.0.0.1", port: Number(new URL(addresses.demo).port), strictPort: true },
});
