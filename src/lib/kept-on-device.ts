/** What this browser keeps for this site under `key`; null where that is nothing, or storage is refused. */
export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
