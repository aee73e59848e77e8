/** Reads the chains of surveys away from the screen's thread: no page of chains ever reaches it. */
import type { ToReader } from "./messages.ts";
import { createReader } from "./reader.ts";

const hear = createReader((message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<ToReader>) => hear(data));
