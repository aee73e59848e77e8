/**
 * A body that breaks off on the other side must break off on ours: ended in good order it would pass for whole.
 */

/** `body`; where reading it fails, `cut` breaks the connection to the client. Without `cut` the failure goes on as it is. */
export function cutOnFailure(
  body: ReadableStream<Uint8Array>,
  cut: (() => void) | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (cut === undefined) throw error;
        cut();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
