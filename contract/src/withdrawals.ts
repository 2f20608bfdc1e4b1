import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { momentSchema } from './primitives.ts'

/**
 * How far a statement of withdrawal is: `new` until a job has looked at it, `open` for a person to decide, `refund` until the money
 * is paid back.
 */
export const withdrawalStates = ['new', 'open', 'refund', 'done', 'refused'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Why a person has to decide about a statement. */
export type WithdrawalObstacle =
  /** no order has the number that was typed */
  | 'unknown-order'
  /** it is somebody else's, or the customer typed another address */
  | 'other-address'
  /** only consumers have the right of withdrawal (BW 6:230g) */
  | 'company'
  /** it came after the period of withdrawal */
  | 'late'
  /** there is nothing left to withdraw from: it was ended or withdrawn before */
  | 'ended'
  /** an order of something that the rules do not know */
  | 'other-order'

/** What the desk cannot do with a statement. */
export const withdrawalErrors = defineDomainErrors({
  'withdrawals/decided': {
    status: 409,
    sentence: 'Over deze herroeping is al beslist, of zij wordt nog opgezocht. Laad de pagina opnieuw.',
  },
  'withdrawals/no-order': { status: 409, sentence: 'Er is geen abonnement met dit bestelnummer.' },
})

/** Within this number of days after the statement the money has to be back (BW 6:230r lid 1). */
export const refundDays = 14

/** How long a statement is kept that named no order of ours, in years after the last thing that happened to it. */
export const unknownOrderYears = 2

/** How long a statement about an order is kept: for as long as its invoices (AWR art. 52 lid 4). */
export const statementYears = 7

/** What the sender of a statement is told: the same whether or not the order exists (BW 6:230oa lid 4). */
export const withdrawalReceiptSchema = z.object({
  orderText: z.string(),
  email: z.string(),
  receivedAt: momentSchema,
})
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>

const moments = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  timeZone: 'Europe/Amsterdam',
})

/** When a statement was received, to the second: "vrijdag 20 november 2026 om 10.58.41 uur". */
export function writeReceivedAt(moment: Date): string {
  const parts = new Map(moments.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = ['weekday', 'day', 'month', 'year'] as const
  const time = ['hour', 'minute', 'second'] as const
  return `${day.map((part) => parts.get(part)).join(' ')} om ${time.map((part) => parts.get(part)).join('.')} uur`
}
