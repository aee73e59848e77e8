/** A key with the one that gives commands, as this device's keyboard names it. */
export const commandKey = (key: string): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘ ${key}` : `Ctrl ${key}`;
