import { mostPauseMonths } from '@gevel/contract/own-subscriptions'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { keyField, reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { cancelSubscription, revokeCancellation } from '../../subscriptions/changes/cancel'
import { extendSubscription } from '../../subscriptions/changes/extend'
import { endPause, planPause } from '../../subscriptions/changes/pause'
import type { Cause as SubscriptionCause } from '../../subscriptions/charge'
import { requireBillingSettings } from '../billing-settings'

const months = z.coerce
  .number({ error: 'Kies hoe lang.' })
  .int()
  .min(1, 'Kies hoe lang.')
  .max(mostPauseMonths, `Een pauze duurt hoogstens ${mostPauseMonths} maanden.`)

const mostDays = 366
const days = z.coerce
  .number({ error: 'Vul een aantal dagen in.' })
  .int('Vul een aantal dagen in.')
  .min(1, 'Vul een aantal dagen in.')
  .max(mostDays, `Verleng met hoogstens ${mostDays} dagen.`)

export const pauseInput = z.object({ months, reason: reasonField })
export const reasonInput = z.object({ reason: reasonField })
export const extendInput = z.object({ days, reason: reasonField, idempotencyKey: keyField })

type Change<Input> = (trx: Transaction, id: number, input: Input, cause: Cause) => Promise<string | undefined>
type Reason = z.output<typeof reasonInput>

/** Pauses it from tomorrow on. */
export const pause: Change<z.output<typeof pauseInput>> = (trx, id, input, cause) =>
  changed(trx, id, cause, input, (full) => planPause(trx, id, input.months, full))

/** Ends a pause today, or takes back one that has not begun. */
export const resume: Change<Reason> = (trx, id, input, cause) =>
  changed(trx, id, cause, input, (full) => endPause(trx, id, full))

/** Cancels it by the customer's own terms, which are confirmed by mail. */
export const cancel: Change<Reason> = (trx, id, input, cause) =>
  changed(trx, id, cause, input, (full) => cancelSubscription(trx, id, full))

/** Takes a cancellation back before its last day is over. */
export const uncancel: Change<Reason> = (trx, id, input, cause) =>
  changed(trx, id, cause, input, (full) => revokeCancellation(trx, id, full))

/** Lets it run for more days, which cost nothing. */
export const extend: Change<z.output<typeof extendInput>> = (trx, id, input, cause) =>
  changed(trx, id, cause, input, (full) =>
    extendSubscription(trx, id, { days: input.days, key: `desk ${input.idempotencyKey} ${id}` }, full),
  )

async function changed(
  trx: Transaction,
  id: number,
  { actor, at }: Cause,
  { reason }: Reason,
  change: (cause: SubscriptionCause & { reason: string }) => Promise<unknown>,
): Promise<string | undefined> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  await change({ settings: await requireBillingSettings(), actor, at, reason })
  return row.number
}
