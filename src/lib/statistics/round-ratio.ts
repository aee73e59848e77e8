/**
 * `numerator / denominator`, both whole numbers, rounded half away from zero to `digits` decimals.
 * Decided on the whole numbers, so that a half is a half; never −0.
 */
export function roundRatio(numerator: number, denominator: number, digits = 0): number {
  const scale = 10 ** digits;
  const doubled = 2 * Math.abs(numerator) * scale + denominator;
  const divisor = 2 * denominator;
  const whole = (doubled - (doubled % divisor)) / divisor;
  return whole === 0 ? 0 : (Math.sign(numerator) * whole) / scale;
}
