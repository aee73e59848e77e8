/** Resolves at the first SIGTERM or SIGINT. At a second one the process ends at once, as it would by itself. */
export function endSignal(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      process.off("SIGTERM", end);
      process.off("SIGINT", end);
      resolve();
    };
    process.on("SIGTERM", end);
    process.on("SIGINT", end);
  });
}
