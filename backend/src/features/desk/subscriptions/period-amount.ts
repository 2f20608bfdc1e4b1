import type { Cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import { introLines, periodLines } from '@gevel/contract/subscription-price'
import { type VersionRow, versionOf } from '../../plans/load-plans'
import { endByItself } from '../../subscriptions/periods'

interface Charged {
  kind: 'paid' | 'complimentary'
  customer_kind: 'person' | 'company'
  starts_on: string
  seats: number
  isVatShifted: boolean
  version: VersionRow
}

/** What a regular period costs, with VAT and without; or all of an introduction that ends by itself, which has no other. */
export function periodAmount({ kind, customer_kind, starts_on, seats, isVatShifted, version }: Charged): {
  totalCents: Cents
  netCents: Cents
  /** how long the introduction is that it is for; null for a regular period */
  introWeeks: number | null
} | null {
  if (kind === 'complimentary') return null
  const sold = versionOf(version)
  const prices = customer_kind === 'person' ? 'incl' : 'excl'
  const plan = { version: sold, seats, prices, isVatShifted } as const
  const endsOn = endByItself({ version: sold, customerKind: customer_kind, startsOn: starts_on })
  const { totalCents, netCents } = totalsOf(endsOn === null ? periodLines(plan) : introLines(plan), prices)
  return { totalCents, netCents, introWeeks: endsOn === null ? null : (sold.intro?.weeks ?? null) }
}
