import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { parseInput } from '../../../platform/http/parse-input'
import { keyField } from '../../desk/action-input'
import { editorActor } from '../../desk/editor-actor'
import { addTicket } from '../../registrations/tickets/add-ticket'
import { eventAudit } from '../audit-kinds'
import { checkField } from '../input'
import { personFields } from './change'
import { requireType } from './require-type'

const additionInput = z.object({
  event: z.coerce.number({ error: 'Kies een evenement.' }).int('Kies een evenement.'),
  typeId: z.coerce.number({ error: 'Kies een kaartsoort.' }).int('Kies een kaartsoort.'),
  ...personFields,
  sessionIds: z.array(z.int()).max(50).default([]),
  isOverbooked: checkField,
  idempotencyKey: keyField,
})

/**
 * `POST /attendees`: adds somebody by hand, with a free ticket of any type. A repeat adds nobody.
 * @throws ValidationError, ApplicationError for a quota without a free place
 */
export async function addAttendee(ctx: Context): Promise<void> {
  const { event: eventId, ...input } = parseInput(additionInput, ctx.request.body)
  const actor = editorActor(ctx)
  const id = await inTransaction(async (trx) => {
    const event = await tablesOf(trx)
      .selectFrom('gevel_events')
      .select('cancelled_at')
      .where('id', '=', eventId)
      .executeTakeFirst()
    if (!event || event.cancelled_at)
      throw fieldError([{ path: ['event'], message: 'Voor dit evenement is er geen inschrijving.' }])
    await requireType(trx, eventId, input.typeId)
    const added = await addTicket(trx, { eventId, ...input, actor, at: new Date() })
    await recordAudit({ kind: eventAudit.kinds.added, target: { type: 'ticket', id: String(added), name: input.name } })
    return added
  })
  ctx.body = { data: { id } }
}
