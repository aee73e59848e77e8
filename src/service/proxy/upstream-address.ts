/** Where a request goes on the other side. Only the API's own paths can be reached, whatever a path is written like. */

/** A `.` or `..` between slashes of either kind. */
const DOT_SEGMENT = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/;

/** The address at `upstream` (no slash at its end) for a request to `url`; undefined where it may not be asked for. */
export function upstreamAddress(upstream: string, url: URL): string | undefined {
  const decoded = decodings(url.pathname);
  if (decoded.length === 1 && url.pathname.includes("%")) return undefined;
  if (decoded.some((path) => DOT_SEGMENT.test(path))) return undefined;
  if (!/^\/v5(?:\.0\.3)?\//.test(url.pathname)) return undefined;
  return `${upstream}${url.pathname}${url.search}`;
}

/** A path as it is and decoded, once and again, as far as that goes: who is behind the proxy may decode twice. */
function decodings(path: string): readonly string[] {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? [path] : [path, ...decodings(decoded)];
  } catch {
    return [path];
  }
}
