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

/** An amount in cents as files of banks and invoices have it: "1234.56", "-0.05", never "-0.00". */
export function decimalOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
