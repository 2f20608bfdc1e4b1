import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { keyField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'

export const noteInput = z.object({
  text: messageField(requiredText('Een notitie'), maxLength.letter),
  idempotencyKey: keyField,
})

/** Adds a note to the timeline, which only the desk sees. */
export async function addNote(
  trx: Transaction,
  id: number,
  { text, idempotencyKey }: z.output<typeof noteInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const subscription = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select(['number', 'customer_id as customerId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!subscription) return undefined
  const { number, customerId } = subscription
  await recordEvent(trx, {
    ...{ customerId, subject: 'subscription', subjectId: id, kind: 'note', reason: text, actor, at },
    key: `note ${idempotencyKey}`,
  })
  return number
}
