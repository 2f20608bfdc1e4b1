import { errors } from '@strapi/utils'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import type { Cause } from '../../editor-actions/perform'
import { remindInvited } from '../../invitations/events/remind-invited'

export const reminderInput = z.object({})

/**
 * Reminds of an invitation that was not answered, by hand.
 * @throws ApplicationError for one that was answered, or reminded of before
 */
export async function remindByHand(
  trx: Transaction,
  id: number,
  _input: z.output<typeof reminderInput>,
  { at }: Cause,
): Promise<string | undefined> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_invitations')
    .select(['id', 'name', 'email'])
    .where('purpose', '=', 'event')
    .where('subject_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if (!(await remindInvited(trx, row.id, at)))
    throw new errors.ApplicationError('Deze uitnodiging is al beantwoord, verlopen of al eens herinnerd.')
  return row.name ?? row.email
}

/** Days after which an invitation without an answer is reminded of, or so many days before it ends. */
const [daysAfter, daysBefore] = [7, 3]

/** Reminds of invitations to events that nobody answered, each once. */
export const remindOfInvitations = defineJob({
  name: 'event-invitations-remind',
  data: z.object({}),
  schedule: '40 9 * * *',
  work: async () => {
    while (await inTransaction((trx) => remindNext(trx, new Date())));
  },
})

async function remindNext(trx: Transaction, at: Date): Promise<boolean> {
  const next = await tablesOf(trx)
    .selectFrom('gevel_invitations')
    .select('id')
    .where('purpose', '=', 'event')
    .where('reminded_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .where(({ eb, or, and }) =>
      or([
        eb('sent_at', '<=', sql<Date>`${at}::timestamptz - make_interval(days => ${daysAfter})`),
        and([
          eb('expires_at', '<=', sql<Date>`${at}::timestamptz + make_interval(days => ${daysBefore})`),
          eb('sent_at', '<=', sql<Date>`${at}::timestamptz - make_interval(days => 1)`),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!next) return false
  await remindInvited(trx, next.id, at)
  return true
}
