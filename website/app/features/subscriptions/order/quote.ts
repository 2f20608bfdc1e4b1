import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Ordering, PlanVersion } from '@gevel/contract/plans'
import { collectionDay, startOf } from '@gevel/contract/subscription-dates'
import { type ChargedPlan, introLines, periodLines } from '@gevel/contract/subscription-price'
import type { Audience } from '../plans/plan-words.ts'

interface Quoted {
  version: PlanVersion
  seats: number
  kind: Audience
  /** null without one */
  vatId: string | null
  payment: 'direct-debit' | 'invoice'
  ordering: Ordering
  /** Dutch day */
  today: string
}

/** What somebody orders, as the last step shows it: amounts, and days for whoever begins at once or not. */
export function quoteOf({ version, seats, kind, vatId, payment, ordering, today }: Quoted) {
  const prices = kind === 'person' ? 'incl' : 'excl'
  const shifted = isVatShifted({ kind, vatId })
  const plan: ChargedPlan = { version, seats, prices, isVatShifted: shifted }
  const beginning = (startsAtOnce: boolean) => {
    const order = { orderedOn: today, customer: kind, startsAtOnce, print: version.print }
    const start = startOf({ ...order, issues: ordering.issues.map(({ publishedOn }) => publishedOn) })
    const noticeDays = ordering.directDebit?.noticeDays ?? 0
    const chargedOn = payment === 'direct-debit' ? collectionDay(start.startsOn, noticeDays) : start.startsOn
    return { ...start, chargedOn }
  }
  return {
    version,
    seats,
    kind,
    payment,
    isVatShifted: shifted,
    /** what is paid first: an introductory term, else a period */
    first: totalsOf(introLines(plan), prices),
    regular: totalsOf(periodLines(plan), prices),
    /** whether anything is paid after an introductory term */
    continues: !version.intro || (kind === 'company' && version.intro.after === 'continue'),
    atOnce: beginning(true),
    later: beginning(false),
    /** the first magazine on paper; null without one, or when its day is not known */
    issue: version.print ? (ordering.issues.find(({ publishedOn }) => publishedOn > today) ?? null) : null,
    termsVersion: ordering.termsVersion,
    mandateVersion: ordering.directDebit?.mandate.version ?? null,
    paymentDays: ordering.paymentDays,
  }
}

export type Quote = ReturnType<typeof quoteOf>
