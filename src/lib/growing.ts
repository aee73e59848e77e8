/** Typed arrays that grow by half, for columns whose length is not known before the last page. */

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** `array`, or a copy half as long again or more when it has no place for `length` numbers. */
export function grown<Kind extends Numbers>(array: Kind, length: number): Kind;
export function grown(array: Numbers, length: number): Numbers {
  if (length <= array.length) return array;
  const size = Math.max(length, Math.ceil(array.length * 1.5), 1024);
  const longer =
    array instanceof Uint8Array
      ? new Uint8Array(size)
      : array instanceof Uint16Array
        ? new Uint16Array(size)
        : array instanceof Uint32Array
          ? new Uint32Array(size)
          : new Float64Array(size);
  longer.set(array);
  return longer;
}
