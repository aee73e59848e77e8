// What is said of numbers: how often it is wrong, how often it finds what is there, and how long it takes over a million
// answers (or as many as the first argument says), on Node and in a browser.
import { ensureTemporal } from "../src/lib/time/temporal.ts";
import { associationIntervals } from "./insights/associations.ts";
import { intervals } from "./insights/intervals.ts";
import { breakdowns, changes, coverage } from "./insights/simulations.ts";
import { longestTasks } from "./insights/in-chromium.ts";
import { times } from "./insights/times.ts";

await ensureTemporal();
changes();
breakdowns();
coverage();
intervals();
associationIntervals();
const answers = Number(process.argv[2] ?? 1_000_000);
times(answers);
await longestTasks(answers);
process.exit();
