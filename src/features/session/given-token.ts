/**
 * A token that the address of the sign-in screen brings along (`/sign-in#token=…`), as the service prints it for the sample
 * data. It is read once, and taken out of the address before anything else reads that.
 */
const FRAGMENT = "#token=";

let given = takeOut();

/** The token until it has been taken. */
export const givenToken = (): string | undefined => given;

/** The token, for the first who takes it. */
export function takeGivenToken(): string | undefined {
  const token = given;
  given = undefined;
  return token;
}

function isGiven(): boolean {
  return location.pathname === "/sign-in" && location.hash.startsWith(FRAGMENT);
}

function takeOut(): string | undefined {
  if (!isGiven()) return undefined;
  const token = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return decoded(token);
}

function decoded(token: string): string | undefined {
  try {
    return decodeURIComponent(token);
  } catch {
    return undefined;
  }
}

// Written into the address of a page that stands already.
addEventListener("hashchange", () => {
  if (isGiven()) location.reload();
});
