import { formatCents } from '@gevel/contract/money/format'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { totalsOf } from '@gevel/contract/money/totals'
import { introLines, periodLines } from '@gevel/contract/subscription-price'
import type { OrderForm } from '../../../features/desk/subscriptions/order-form'
import { periodNames } from '../../../features/desk/words'
import type { Answers } from '../../kit/action/question'
import { kindOf, planOf } from './order-fields'

/** What the customer hears about the price before agreeing (BW 6:230v lid 2); undefined before a plan and readers are chosen. */
export function priceSentence(form: OrderForm, answers: Answers): string | undefined {
  const version = planOf(form, answers)
  if (!version) return undefined
  const kind = kindOf(version, answers)
  const seats = version.extraSeat ? Number(answers.seats) : version.seats
  if (!Number.isInteger(seats) || seats < version.seats) return undefined
  const vatId = answers['customer.vatId']?.replace(/[\s.-]/g, '').toUpperCase() || null
  const prices = kind === 'person' ? 'incl' : 'excl'
  const plan = { version, seats, prices, isVatShifted: isVatShifted({ kind, vatId }) } as const
  const period = totalsOf(periodLines(plan), prices)
  const regular = `${formatCents(period.totalCents)} ${periodNames[version.period]} met btw (${formatCents(period.netCents)} zonder)`
  if (!version.intro) return regular
  const intro = totalsOf(introLines(plan), prices)
  const first = `Eerst ${formatCents(intro.totalCents)} met btw voor ${version.intro.weeks} weken`
  return kind === 'person' || version.intro.after === 'end'
    ? `${first}; daarna stopt het vanzelf`
    : `${first}, daarna ${regular}`
}
