/** What a person typed or configured can't be used; the message is one line that says what to change. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
