/** Announces the stream of all answers on whatever the list of chains answers. */
import type { MiddlewareHandler } from "hono";
import { answersLink } from "../../contract/answers/answers-link.ts";
import type { ApiEnvironment } from "./environment.ts";

/** `baseUrl` as for paging links: the origin of each request by default. */
export function announceAnswers(baseUrl: string | undefined): MiddlewareHandler<ApiEnvironment> {
  const link = answersLink(baseUrl ?? "http://own.invalid");
  return async (context, next) => {
    await next();
    context.res.headers.append("link", link);
  };
}
