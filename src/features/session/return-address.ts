/** The screen that was opened before signing in, as the search parameter `back`. */

const HOME = "/";

/** Where to go after signing in: an address inside this application, never one outside of it. */
export function returnAddress(back: string | undefined): string {
  if (back === undefined || !back.startsWith("/") || back.startsWith("/sign-in")) return HOME;
  const base = "http://inside.invalid";
  const url = URL.parse(back, base);
  if (url === null || url.origin !== base) return HOME;
  return url.pathname + url.search + url.hash;
}
