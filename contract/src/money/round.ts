/**
 * Divides integers and rounds half away from zero, so that a credit note rounds as its invoice does: 5 / 2 is 3, -5 / 2 is -3.
 * Exact up to 2^52.
 * @param divisor above zero
 */
export function divideRounded(dividend: number, divisor: number): number {
  const magnitude = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor))
  // 0 and not -0
  return dividend < 0 ? 0 - magnitude : magnitude
}
