import { test } from "vitest";

type AddTest = (name: string, run: () => Promise<void>) => void;

const leaveOut: AddTest = () => {};

/**
 * Adds a test that takes long, and holds in another language, width or way what a shorter one holds: only with
 * `npm run test:more`.
 */
export const moreTest: AddTest = import.meta.env["EARSHOT_TESTS"] === "more" ? test : leaveOut;
