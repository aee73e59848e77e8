// The real API of this repository over a memory store, listening on loopback until the test ends.
import { serve } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { apiFixture, type Contents } from "../../service/api/api-fixture.ts";
import type { ApiOptions } from "../../service/api/create-api.ts";

/** Answers to the token `all`. */
export async function apiServer(contents: Contents = {}, options: Partial<ApiOptions> = {}): Promise<string> {
  const { api } = await apiFixture(contents, options);
  return new Promise((resolve) => {
    const server = serve({ fetch: api.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => {
      server.close();
    });
  });
}
