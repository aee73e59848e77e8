/** Where a request goes on the other side. Only the API's own paths can be reached, whatever a path is written like. */

/** A `.` or `..` between slashes of either kind. */
const DOT_SEGMENT = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/;

/** The address at `upstream` (no slash at its end) for a request to `url`; undefined where it may not be asked for. */
export function upstreamAddress(upstream: string, url: URL): string | undefined {
  const decoded = decodedPath(url.pathname);
  if (decoded === undefined || DOT_SEGMENT.test(decoded)) return undefined;
  if (!/^\/v5(?:\.0\.3)?\//.test(url.pathname)) return undefined;
  return `${upstream}${url.pathname}${url.search}`;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
