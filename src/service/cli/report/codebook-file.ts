/** The codebook that a command counts by. */
import { readFileSync } from "node:fs";
import { codebookRefusal, parseCodebook, type Code } from "../../../analysis/comments/codes.ts";
import { UsageError } from "../command/flags.ts";

/** The codes of `--codes FILE`, else of EARSHOT_CODES. Throws a `UsageError` that repeats nothing of the file. */
export function codesIn(flag: string | undefined): readonly Code[] | undefined {
  const file = flag ?? (process.env["EARSHOT_CODES"] || undefined);
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new UsageError(`The codebook ${file} can't be read (${reason}).`, { cause: error });
  }
  const book = parseCodebook(text);
  if (book.ok) return book.codes;
  throw new UsageError(`${file}: ${codebookRefusal(book.fault)}`);
}
