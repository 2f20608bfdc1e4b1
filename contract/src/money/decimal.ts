/** An amount in cents as files of banks and invoices have it: "1234.56", "-0.05", never "-0.00". */
export function decimalOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
