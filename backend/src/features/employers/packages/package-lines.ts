import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import type { PricedLine } from '@gevel/contract/money/totals'
import type { PackageVersion } from '@gevel/contract/vacancy-packages'

/** The line of an order or an invoice for a package; a vacancy is always placed by a company. */
export function packageLines(
  { name, days, priceCents, vatRate }: PackageVersion,
  title: string,
  { vatId }: { vatId: string | null },
): (PricedLine & { description: string })[] {
  const vat = isVatShifted({ kind: 'company', vatId })
    ? ({ vatRate: 0, vatCategory: 'AE' } as const)
    : ({ vatRate, vatCategory: 'S' } as const)
  return [{ description: `Vacature ${name}, ${days} dagen: ${title}`, quantity: 1, unitCents: priceCents, ...vat }]
}
