/** Cuts an Arrow IPC stream into messages (mark, header length, flatbuffer header, body) as bytes come. */
import { ApiError } from "../../client/http/errors.ts";

export type MessageKind = "schema" | "dictionary" | "batch";

const CONTINUATION = 0xffff_ffff;
const PREFIX = 8;
/** No header of ours is as long; no body is either. */
const LONGEST_HEADER = 2 ** 20;
const LONGEST_BODY = 2 ** 28;
const KINDS: Readonly<Record<number, MessageKind>> = { 1: "schema", 2: "dictionary", 3: "batch" };

export const brokenStream = (detail: string): ApiError =>
  new ApiError({ kind: "contract", reason: "broken-stream", detail });

/** Yields message after message, and ends with the stream's own end. Throws an `ApiError` for what is none. */
export async function* arrowMessages(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>) {
  const source = new ByteQueue(bytes);
  for (;;) {
    const prefix = view(await source.take(PREFIX));
    if (prefix.getUint32(0, true) !== CONTINUATION) throw brokenStream("no Arrow message");
    const headerLength = prefix.getInt32(4, true);
    if (headerLength === 0) {
      if (await source.hasMore()) throw brokenStream("bytes behind the end");
      return;
    }
    if (headerLength < 0 || headerLength > LONGEST_HEADER) throw brokenStream("a header too long");
    const header = await source.take(headerLength);
    const { kind, bodyLength } = readHeader(view(header));
    const whole = new Uint8Array(PREFIX + headerLength + bodyLength);
    new DataView(whole.buffer).setUint32(0, CONTINUATION, true);
    new DataView(whole.buffer).setInt32(4, headerLength, true);
    whole.set(header, PREFIX);
    await source.takeInto(whole.subarray(PREFIX + headerLength));
    yield { kind, bytes: whole };
  }
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The parts of a flatbuffer `Message` that tell where it ends: `header_type` and `bodyLength`. */
function readHeader(header: DataView): { readonly kind: MessageKind; readonly bodyLength: number } {
  try {
    const table = header.getInt32(0, true);
    const fields = table - header.getInt32(table, true);
    const place = (slot: number) =>
      slot < header.getUint16(fields, true) ? header.getUint16(fields + slot, true) : 0;
    const [type, length] = [place(6), place(10)];
    const kind = type === 0 ? undefined : KINDS[header.getUint8(table + type)];
    const bodyLength = length === 0 ? 0 : Number(header.getBigInt64(table + length, true));
    if (kind === undefined || bodyLength < 0 || bodyLength > LONGEST_BODY)
      throw brokenStream("an unknown message");
    return { kind, bodyLength };
  } catch (thrown) {
    throw thrown instanceof RangeError ? brokenStream("a header that is none") : thrown;
  }
}

/** Bytes by the number, from pieces of whatever size. */
class ByteQueue {
  readonly #pieces: AsyncIterator<Uint8Array<ArrayBuffer>>;
  #piece = new Uint8Array(0);

  constructor(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>) {
    this.#pieces = bytes[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#piece.length === 0) {
      const next = await this.#pieces.next();
      if (next.done === true) return false;
      this.#piece = next.value;
    }
    return true;
  }

  async take(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const taken = new Uint8Array(count);
    await this.takeInto(taken);
    return taken;
  }

  /** Takes as many as `room` has place for. */
  async takeInto(room: Uint8Array): Promise<void> {
    let size = 0;
    while (size < room.length) {
      if (!(await this.hasMore())) throw brokenStream("it ends early");
      const part = this.#piece.subarray(0, room.length - size);
      room.set(part, size);
      size += part.length;
      this.#piece = this.#piece.subarray(part.length);
    }
  }
}
