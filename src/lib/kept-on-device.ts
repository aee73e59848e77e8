/** What this browser keeps for this site under `key`; null where that is nothing, or storage is refused. */
export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `text` under `key`; undefined forgets what was kept. False where storage is refused or full. */
export function keepOnDevice(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab has changed what is kept under `key`, or has taken all of it away. */
export const onKeptElsewhere = (key: string, listener: () => void): void =>
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
