/** What a process says that is held at a statement. */
export const HELD = "held at the statement";
