/** Paging links of another deployment, turned to our own address. */

/** From the version segment on: the part of a link's path that both deployments share. */
const SHARED_PATH = /\/v5(?:\.0\.3)?\/.*$/;

/** `link` below `base`; a text that is no link into the API stays as it is. */
export function ownLink(link: string, base: string): string {
  const url = URL.parse(link);
  const shared = url === null ? undefined : SHARED_PATH.exec(url.pathname)?.[0];
  return url === null || shared === undefined ? link : `${base}${shared}${url.search}`;
}

/** A paging object as JSON text with every link turned to `base`. */
export function ownPaging(paging: string, base: string): string {
  try {
    return JSON.stringify(JSON.parse(paging), (_name, value: unknown) =>
      typeof value === "string" ? ownLink(value, base) : value,
    );
  } catch {
    return paging;
  }
}
