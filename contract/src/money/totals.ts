import { type Cents, cents, sumCents } from './cents.ts'
import { shareNet } from './share-net.ts'
import { type Prices, type VatCategory, vatOf } from './vat.ts'

/** A line of an order or an invoice. */
export interface PricedLine {
  quantity: number
  /** with or without VAT, by the kind of prices */
  unitCents: Cents
  /** in hundredths of a percent */
  vatRate: number
  vatCategory: VatCategory
}

/** What is taxed at one rate. */
export interface VatTotal {
  vatCategory: VatCategory
  vatRate: number
  netCents: Cents
  vatCents: Cents
}

export interface Totals<Line> {
  /** each with its amount without VAT */
  lines: (Line & { netCents: Cents })[]
  /** highest rate first */
  vat: VatTotal[]
  netCents: Cents
  vatCents: Cents
  totalCents: Cents
}

/**
 * Adds up lines, with VAT rounded once per rate on its total (EN 16931 BR-CO-17), half away from zero. When prices include VAT,
 * the total is exactly that of the prices, and the net amounts of the lines add up to that of their rate.
 * @throws ZodError when an amount does not fit
 */
export function totalsOf<Line extends PricedLine>(lines: readonly Line[], prices: Prices): Totals<Line> {
  const priced = lines.map((line, position) => ({ line, position, sum: cents(line.quantity * line.unitCents) }))
  const nets: Cents[] = []
  const vat = groupsOf(priced, ({ line }) => `${line.vatCategory} ${line.vatRate}`).map(([first, ...others]) => {
    const { vatCategory, vatRate } = first.line
    const group = [first, ...others]
    const sums = group.map(({ sum }) => sum)
    const total = sumCents(sums)
    const vatCents = vatOf(total, vatRate, prices)
    const netCents = prices === 'incl' ? cents(total - vatCents) : total
    const shares = prices === 'incl' ? shareNet(sums, vatRate, netCents) : sums
    for (const [index, { position }] of group.entries()) nets[position] = cents(shares[index] ?? 0)
    return { vatCategory, vatRate, netCents, vatCents }
  })
  const netCents = sumCents(vat.map((rate) => rate.netCents))
  const vatCents = sumCents(vat.map((rate) => rate.vatCents))
  return {
    lines: lines.map((line, position) => ({ ...line, netCents: nets[position] ?? cents(0) })),
    vat: vat.toSorted((a, b) => b.vatRate - a.vatRate),
    netCents,
    vatCents,
    totalCents: cents(netCents + vatCents),
  }
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
