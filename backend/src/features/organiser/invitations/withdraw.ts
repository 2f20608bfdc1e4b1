import { z } from 'zod'
import { saleTag } from '../../../content/events/sale-tag'
import { recordChange } from '../../../platform/changes/change-log'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { findEvent } from '../../registrations/stored/event-row'
import { lockQuotas } from '../../registrations/stored/lock-quotas'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { offerPlaces } from '../../registrations/waiting/offer-places'

export const withdrawalInput = z.object({ reason: reasonField })

/** Takes an invitation back: unused places are free, tickets that were taken stay. A repeat changes nothing. */
export async function withdrawInvitation(
  trx: Transaction,
  id: number,
  { reason }: z.output<typeof withdrawalInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const found = await tables
    .selectFrom('gevel_event_invitations as e')
    .innerJoin('gevel_invitations as i', 'i.subject_id', 'e.id')
    .select(['e.event_id as eventId', 'e.company', 'i.name', 'i.email'])
    .where('e.id', '=', id)
    .where('i.purpose', '=', 'event')
    .executeTakeFirst()
  if (!found) return undefined
  const { eventId, company, name, email } = found
  await lockQuotas(trx, eventId)
  const withdrawn = await tables
    .updateTable('gevel_event_invitations')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const shown = company ?? name ?? email
  if (!withdrawn) return shown
  await tables
    .updateTable('gevel_invitations')
    .set({ withdrawn_at: at })
    .where('purpose', '=', 'event')
    .where('subject_id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()
  await tables.deleteFrom('gevel_event_claims').where('invitation_id', '=', id).execute()
  await recordInLog(trx, [{ eventId, kind: 'invitation-withdrawn', actor, reason, data: { name: shown }, at }])
  const event = await findEvent(trx, eventId)
  if (event) await offerPlaces(trx, event, at)
  await recordChange(trx, [saleTag])
  return shown
}
