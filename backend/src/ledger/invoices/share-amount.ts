import { cents } from '@gevel/contract/money/cents'
import type { PricedLine, VatTotal } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'

/**
 * Shares an amount that is credited of an invoice among its rates of VAT, by what is left of each: a line per rate, which together are
 * the amount to the cent. More than what is left is shared too, for `creditTotals` to reject.
 * @param amount above zero, in cents of the invoice's kind of prices
 * @param rest what was not credited yet, by rate
 */
export function shareAmount(amount: number, rest: readonly VatTotal[], prices: Prices): PricedLine[] {
  const left = rest
    .map((rate) => ({ rate, cents: prices === 'incl' ? rate.netCents + rate.vatCents : rate.netCents }))
    .filter(({ cents }) => cents > 0)
  let [openAmount, openRest] = [amount, left.reduce((sum, { cents }) => sum + cents, 0)]
  return left.flatMap(({ rate: { vatCategory, vatRate }, cents: open }) => {
    // what rounding leaves goes to the rates that follow: the last one gets all of it
    const part = Math.round((openAmount * open) / openRest)
    openAmount -= part
    openRest -= open
    return part === 0 ? [] : [{ quantity: 1, unitCents: cents(part), vatCategory, vatRate }]
  })
}
