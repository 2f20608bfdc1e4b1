import { wholeRate } from './vat.ts'

/**
 * Shares the net amount of a rate among its lines by the largest remainder: each line gets its exact net amount rounded down or
 * up, and together they are the net amount.
 * @param sums of the lines, in cents including VAT
 * @param netCents of all of them, as rounded
 * @returns net cents by line
 */
export function shareNet(sums: readonly number[], rate: number, netCents: number): number[] {
  // a credit note mirrors its invoice
  if (netCents < 0)
    return shareNet(
      sums.map((sum) => 0 - sum),
      rate,
      -netCents,
    ).map((net) => 0 - net)
  const divisor = wholeRate + rate
  const shares = sums.map((sum) => {
    const down = Math.floor((sum * wholeRate) / divisor)
    return { down, remainder: sum * wholeRate - down * divisor }
  })
  const up = netCents - shares.reduce((total, { down }) => total + down, 0)
  const order = [...shares.keys()].sort((a, b) => (shares[b]?.remainder ?? 0) - (shares[a]?.remainder ?? 0))
  const roundedUp = new Set(order.slice(0, up))
  return shares.map(({ down }, index) => (roundedUp.has(index) ? down + 1 : down))
}
