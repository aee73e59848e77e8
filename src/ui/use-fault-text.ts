import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { errorOf, type ContractFault, type HttpFault, type NetworkFault } from "../client/http/errors.ts";

/** A fault in words: what happened, and what can be done. */
export interface FaultText {
  readonly title: string;
  readonly detail: string;
}

/** Puts what was thrown into words. */
export function useFaultText(): (thrown: unknown) => FaultText {
  const network = useNetworkText();
  const http = useHttpText();
  const contract = useContractText();
  const { t } = useLingui();
  return (thrown) => {
    const fault = errorOf(thrown);
    if (fault.kind === "network") return network(fault);
    if (fault.kind === "http") return http(fault);
    if (fault.kind === "contract") return contract(fault);
    return { title: t`Reading was stopped`, detail: t`Start it again when you like.` };
  };
}

function useNetworkText(): (fault: NetworkFault) => FaultText {
  const { t } = useLingui();
  return ({ reason, origin }) => {
    const texts: Readonly<Record<typeof reason, readonly [string, string]>> = {
      offline: [t`You are offline`, t`Nothing new can be read until the network is back.`],
      unreachable: [
        t`${origin} can’t be reached`,
        t`Check the address. If it is right, the server may be down, or may not allow this page to ask it (CORS).`,
      ],
      interrupted: [t`The answer broke off`, t`The connection to ${origin} was lost. Try again.`],
      timeout: [t`No answer in time`, t`${origin} takes too long to answer. Try again later.`],
    };
    const [title, detail] = texts[reason];
    return { title, detail };
  };
}

function useHttpText(): (fault: HttpFault) => FaultText {
  const { t } = useLingui();
  return ({ status, title, detail, invalidParameters, retryAfter }) => {
    const said = [detail ?? title, ...invalidParameters.map(({ name, reason }) => `${name}: ${reason}`)];
    const words = said.filter((text) => text !== undefined).join(" · ");
    if (status === 401)
      return { title: t`The token was not accepted`, detail: t`Check the token, or ask for a new one.` };
    if (status === 403) return { title: t`This token may not read this`, detail: words };
    if (status === 404) return { title: t`There is nothing at this address`, detail: words };
    if (status === 429) {
      const seconds = retryAfter ?? 60;
      return {
        title: t`The server asks for a pause`,
        detail: t`Too many requests. Try again in ${plural(seconds, { one: "# second", other: "# seconds" })}.`,
      };
    }
    if (status >= 500)
      return { title: t`The server has a problem (status ${status})`, detail: words || t`Try again later.` };
    return { title: t`The server refused the request (status ${status})`, detail: words };
  };
}

function useContractText(): (fault: ContractFault) => FaultText {
  const { t } = useLingui();
  return ({ reason, detail = "" }) => {
    const broken = t`It is not what the Feedback Survey Read API promises: ${detail}`;
    const details: Readonly<Record<typeof reason, string>> = {
      empty: t`The server sent an empty answer.`,
      html: t`The server sent a web page instead of data. Check the address.`,
      "too-large": t`The answer is larger than this page accepts.`,
      "not-json": broken,
      "not-utf8": broken,
      shape: broken,
      "not-a-stream": broken,
      "broken-stream": broken,
      unexpected: detail,
    };
    const title = reason === "unexpected" ? t`Something went wrong here` : t`The answer could not be read`;
    return { title, detail: details[reason] };
  };
}
