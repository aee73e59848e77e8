/** What this browser keeps for this site under `key`; null where that is nothing, or storage is refused. */
export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Calls `listener` when another tab has changed what is kept under `key`, or has taken all of it away. */
export const onKeptElsewhere = (key: string, listener: () => void): void =>
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
