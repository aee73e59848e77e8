import type { Connection } from "../../../client/connection.ts";
import type { Client } from "../../../client/create-client.ts";
import { RowsHost } from "./rows-host.ts";
import type { FromRows, ToRows } from "./rows-messages.ts";

/** The line to those who keep the rows. */
export interface RowsLine {
  readonly post: (message: ToRows) => void;
  readonly close: () => void;
}

/** Opens a line; where it breaks down, `onBreak` is told, and whoever wants on opens another one. */
export type OpenLine = (hear: (message: FromRows) => void, onBreak: () => void) => RowsLine;

/** To a worker of its own. */
export const workerLine =
  (connection: Connection): OpenLine =>
  (hear, onBreak) => {
    const worker = new Worker(new URL("./rows.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromRows>) => hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      onBreak();
    });
    connection.lendTo(worker);
    return {
      post: (message) => worker.postMessage(message, []),
      close: () => worker.terminate(),
    };
  };

/** To this thread: answers come later all the same. */
export const localLine =
  ({ client }: { readonly client: Pick<Client, "chains"> }): OpenLine =>
  (hear) => {
    let isOpen = true;
    const host = new RowsHost(client, (message) =>
      queueMicrotask(() => {
        if (isOpen) hear(message);
      }),
    );
    return {
      post: host.hear,
      close: () => {
        isOpen = false;
        host.hear({ kind: "stop" });
      },
    };
  };
