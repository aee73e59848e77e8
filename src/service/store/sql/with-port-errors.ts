/** Runs `work`, and throws the port's errors in place of the database's. */
export type WithPortErrors = <Result>(work: () => Promise<Result>) => Promise<Result>;
