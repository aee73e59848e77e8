/** Where a request goes on the other side: to one of the four resources of the API, and nowhere else. */

/** An id is one segment, in which every character may stand that is encoded. */
const RESOURCE = /^\/v5(?:\.0\.3)?\/(?:surveys|questions|response-chains(?:\/[^/\\]+)?)$/;

/** A `.` or `..` between slashes of either kind, also with path parameters behind it, which some servers cut off. */
const DOT_SEGMENT = /(?:^|[\\/])\.{1,2}(?:[\\/;]|$)/;

/** The address at `upstream` (no slash at its end) for a request to `url`; undefined where it may not be asked for. */
export function upstreamAddress(upstream: string, url: URL): string | undefined {
  if (!RESOURCE.test(url.pathname)) return undefined;
  const decoded = decodings(url.pathname);
  if (decoded.length === 1 && url.pathname.includes("%")) return undefined;
  if (decoded.some((path) => DOT_SEGMENT.test(path))) return undefined;
  return `${upstream}${url.pathname}${url.search}`;
}

/** A path as it is and decoded, once and again, as far as that goes: a server behind the proxy may decode twice. */
function decodings(path: string): readonly string[] {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? [path] : [path, ...decodings(decoded)];
  } catch {
    return [path];
  }
}
