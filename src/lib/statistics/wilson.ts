/** Wilson's interval of a share (Probable Inference, 1927): how sure a share is that some of a number give. */

const Z = 1.959963984540054;

/** The 95 % interval of `found` of `all`, both from 0 to 1; undefined for none of none. */
export function wilsonInterval(
  found: number,
  all: number,
): { readonly low: number; readonly high: number } | undefined {
  if (all === 0) return undefined;
  const share = found / all;
  const middle = share + Z ** 2 / (2 * all);
  const half = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  const scale = 1 + Z ** 2 / all;
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}
