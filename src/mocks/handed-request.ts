/** A request that one thread answers for another: told as plain data, with a port for the answer. */

interface PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

interface PlainResponse extends Pick<PlainRequest, "headers" | "body"> {
  readonly status: number;
}

export interface Handed {
  readonly request: PlainRequest;
  readonly port: MessagePort;
}

/** Some statuses may have no body, not even an empty one. */
const bodyOf = async (message: Request | Response): Promise<ArrayBuffer | null> =>
  message.body === null ? null : message.arrayBuffer();

/** Hands a request on to the other end, and resolves with the answer. */
export async function handOn(to: Pick<Worker, "postMessage">, request: Request): Promise<Response> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<PlainResponse>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<PlainResponse>) => resolve(data), {
      once: true,
    });
    port1.start();
  });
  const plain: PlainRequest = {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: await bodyOf(request),
  };
  to.postMessage({ request: plain, port: port2 } satisfies Handed, [port2]);
  const { body, ...init } = await answer;
  port1.close();
  return new Response(body, { ...init, headers: init.headers.map(([name, value]) => [name, value]) });
}

export async function answerHanded(
  { request: { url, ...init }, port }: Handed,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const headers = init.headers.map(([name, value]): [string, string] => [name, value]);
  const response = await fetch(new Request(url, { ...init, headers }));
  const body = await bodyOf(response);
  const plain: PlainResponse = { status: response.status, headers: [...response.headers], body };
  port.postMessage(plain, body === null ? [] : [body]);
}
