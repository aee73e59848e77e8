import { readFileSync } from "node:fs";

/** What a clock tick of Linux's accounts is on every common machine, in milliseconds. */
const TICK = 10;

/** Milliseconds of processor time that a process has used, all its threads together; undefined where the system does not say. */
export function processorTime(pid: number): number | undefined {
  try {
    const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = after.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}
