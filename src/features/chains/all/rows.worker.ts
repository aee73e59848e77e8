/** Keeps all rows of a list away from the screen's thread, which sees those in view alone. */
import { createClient } from "../../../client/create-client.ts";
import { RowsHost } from "./rows-host.ts";
import type { Connect, FromRows, ToRows } from "./rows-messages.ts";

let host: RowsHost | undefined;

addEventListener("message", ({ data }: MessageEvent<Connect | ToRows>) => {
  if (data.kind === "connect") {
    host = new RowsHost(createClient(data.credentials), (message: FromRows, transfer = []) =>
      postMessage(message, { transfer }),
    );
  } else if (host === undefined) {
    throw new Error("The keeper of the rows was not told whom to ask.");
  } else {
    host.hear(data);
  }
});
