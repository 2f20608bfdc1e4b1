import { checkInErrors } from '@gevel/contract/check-in'
import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { tablesOf } from '../../../platform/database/tables-of'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import { nameOf } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { requireDevice } from '../devices/door-device'
import { showScans } from './show-scans'

/**
 * `POST /account/door-devices/{id}/undo`: the ticket can be used again; the scan stays in the log, with who undid it and why. A repeat
 * with the same reason changes nothing.
 * @throws 404 for a scan of another event, `check-in/not-admitted` when somebody else undid it, or it admitted nobody
 */
export async function undoCheckIn({ params, session, input }: ReaderRequest<typeof checkInEndpoints.undo>) {
  const at = new Date()
  const knex = strapi.db.connection
  const { event } = await requireDevice(knex, session, params.id, at)
  const { scan: id, because } = input
  const by = nameOf(session.account)
  const undone = await tablesOf(knex)
    .updateTable('gevel_event_check_ins')
    .set({ undone_at: at, undone_by: by, undone_because: because, changed_at: at })
    .where('id', '=', id)
    .where('event_id', '=', event.id)
    .where('outcome', '=', 'admitted')
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const [scan] = await showScans(knex, [id])
  if (!scan) throw notFound()
  if (!undone) {
    const row = await tablesOf(knex)
      .selectFrom('gevel_event_check_ins')
      .select('event_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row?.event_id !== event.id) throw notFound()
    if (scan.undone?.because !== because || scan.undone.by !== by)
      throw domainError(checkInErrors, 'check-in/not-admitted')
  }
  return { data: scan }
}
