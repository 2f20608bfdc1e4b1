import type { Cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import { periodLines } from '@gevel/contract/subscription-price'
import { type VersionRow, versionOf } from '../../plans/load-plans'

interface Charged {
  kind: 'paid' | 'complimentary'
  customer_kind: 'person' | 'company'
  seats: number
  isVatShifted: boolean
  version: VersionRow
}

/** What a regular period costs, with VAT and without. */
export function periodAmount({ kind, customer_kind, seats, isVatShifted, version }: Charged): {
  totalCents: Cents
  netCents: Cents
} | null {
  if (kind === 'complimentary') return null
  const prices = customer_kind === 'person' ? 'incl' : 'excl'
  const lines = periodLines({ version: versionOf(version), seats, prices, isVatShifted })
  const { totalCents, netCents } = totalsOf(lines, prices)
  return { totalCents, netCents }
}
