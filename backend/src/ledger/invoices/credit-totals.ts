import { ledgerErrors } from '@gevel/contract/ledger'
import { type Cents, cents, negateCents, sumCents } from '@gevel/contract/money/cents'
import { type PricedLine, type Totals, totalsOf, type VatTotal } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { domainError } from '../../platform/errors/domain-error'

/**
 * The amounts of a credit note. Credit notes of one invoice together never exceed it, and are equal to it to the cent when
 * they credit all of it: the last one at a rate takes over what rounding left.
 * @param lines what is credited, with amounts as on an invoice
 * @param rest what was not credited before, by rate
 * @returns amounts below zero
 * @throws `ledger/already-credited` when the lines exceed the rest at a rate
 */
export function creditTotals<Line extends PricedLine>(
  lines: readonly Line[],
  prices: Prices,
  rest: readonly VatTotal[],
): Totals<Line> {
  const totals = totalsOf(lines, prices)
  const vat = totals.vat.map((part) => limitToRest(part, findRate(rest, part), prices))
  const differences = new Map(
    vat.map((part, index) => [rateKey(part), part.netCents - (totals.vat[index]?.netCents ?? 0)]),
  )
  const fitted = totals.lines.map((line) => {
    const difference = differences.get(rateKey(line)) ?? 0
    differences.delete(rateKey(line))
    return { ...line, netCents: cents(line.netCents + difference) }
  })
  return negateTotals(fitted, vat)
}

/** Totals with the opposite amounts, as on a credit note of all lines. */
export function negateTotals<Line extends PricedLine>(
  lines: readonly (Line & { netCents: Cents })[],
  vat: readonly VatTotal[],
): Totals<Line> {
  const negated = vat.map((part) => ({
    ...part,
    netCents: negateCents(part.netCents),
    vatCents: negateCents(part.vatCents),
  }))
  const netCents = sumCents(negated.map((part) => part.netCents))
  const vatCents = sumCents(negated.map((part) => part.vatCents))
  return {
    lines: lines.map((line) => ({
      ...line,
      unitCents: negateCents(line.unitCents),
      netCents: negateCents(line.netCents),
    })),
    vat: negated,
    netCents,
    vatCents,
    totalCents: cents(netCents + vatCents),
  }
}

function limitToRest(part: VatTotal, rest: VatTotal, prices: Prices): VatTotal {
  const [leading, whole] = [leadingAmount(part, prices), leadingAmount(rest, prices)]
  if (limit(leading, whole) !== leading) throw domainError(ledgerErrors, 'ledger/already-credited')
  if (leading === whole) return rest
  const vatCents = cents(limit(part.vatCents, rest.vatCents))
  return { ...part, vatCents, netCents: prices === 'incl' ? cents(leading - vatCents) : part.netCents }
}

/** The amount that prices set; the others follow from it. */
function leadingAmount({ netCents, vatCents }: VatTotal, prices: Prices): number {
  return prices === 'incl' ? netCents + vatCents : netCents
}

/** The amount between zero and a whole that is nearest to a part; a whole below zero is a discount at a rate of its own. */
function limit(part: number, whole: number): number {
  return whole < 0 ? Math.max(whole, Math.min(part, 0)) : Math.min(whole, Math.max(part, 0))
}

const rateKey = ({ vatCategory, vatRate }: Pick<VatTotal, 'vatCategory' | 'vatRate'>) => `${vatCategory} ${vatRate}`

function findRate(rest: readonly VatTotal[], { vatCategory, vatRate }: VatTotal): VatTotal {
  const nothing = { vatCategory, vatRate, netCents: cents(0), vatCents: cents(0) }
  return rest.find((part) => part.vatCategory === vatCategory && part.vatRate === vatRate) ?? nothing
}
