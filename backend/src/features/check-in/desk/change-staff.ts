import { emailField } from '@gevel/contract/person-fields'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { idOf } from '../../../platform/http/parameters'
import { parseInput } from '../../../platform/http/parse-input'
import { accountByEmail, nameOf } from '../../../platform/readers/account'
import { editorActor } from '../../editor-actions/editor-actor'
import type { Cause } from '../../editor-actions/perform'
import { doorAudit } from '../audit-kinds'

const target = 'door-staff'

const staffInput = z.object({
  email: emailField,
  /** empty: every event */
  event: z.preprocess((answer) => (answer ? Number(answer) : null), z.int('Kies een evenement.').positive().nullable()),
})

/** `POST /`: lets an account check in. A repeat changes nothing. */
export async function addStaff(ctx: Context): Promise<void> {
  const { email, event } = parseInput(staffInput, ctx.request.body)
  const { name: added_by } = editorActor(ctx)
  const id = await inTransaction(async (trx) => {
    const account = await accountByEmail(trx, email)
    if (!account)
      throw new errors.ApplicationError(
        'Met dit adres is er geen account. Laat de medewerker eerst een account maken op de site.',
      )
    if (event !== null && !(await existsEvent(trx, event)))
      throw new errors.ApplicationError('Dit evenement is er niet.')
    const [row] = await tablesOf(trx)
      .insertInto('gevel_door_staff')
      .values({ user_id: account.id, event_id: event, added_by, added_at: new Date() })
      .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
      .returning('id')
      .execute()
    if (!row) return findStaff(trx, account.id, event)
    await recordAudit({
      kind: doorAudit.kinds.added,
      target: { type: target, id: String(row.id), name: nameOf(account) },
    })
    return row.id
  })
  ctx.body = { data: { id } }
}

/** `POST /:id/removal`: the account no longer checks in; its devices notice at their next call. A repeat changes nothing. */
export async function removeStaff(ctx: Context): Promise<void> {
  const id = idOf(ctx.params.id)
  if (id === null) throw new errors.NotFoundError('Deze medewerker is er niet.')
  await inTransaction(async (trx) => {
    const [row] = await tablesOf(trx).deleteFrom('gevel_door_staff').where('id', '=', id).returning('user_id').execute()
    if (!row) return
    const { name } = await trx('up_users').where({ id: row.user_id }).first(trx.raw('coalesce(name, username) AS name'))
    await recordAudit({ kind: doorAudit.kinds.removed, target: { type: target, id: String(id), name } })
  })
  ctx.body = { data: null }
}

export const revocationInput = z.object({ device: z.uuid('Dit apparaat is er niet.') })

/** Ends a device of somebody: it removes its list at its next call. A repeat changes nothing. */
export async function revokeDevice(
  trx: Transaction,
  id: number,
  { device }: z.output<typeof revocationInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const staff = await tables.selectFrom('gevel_door_staff').select('user_id').where('id', '=', id).executeTakeFirst()
  if (!staff) return undefined
  await tables
    .updateTable('gevel_door_devices')
    .set({ ended_at: at, revoked_by: 'name' in actor ? actor.name : null })
    .where('id', '=', device)
    .where('user_id', '=', staff.user_id)
    .where('ended_at', 'is', null)
    .execute()
  return device
}

async function existsEvent(trx: Transaction, id: number): Promise<boolean> {
  return (
    (await tablesOf(trx).selectFrom('gevel_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

async function findStaff(trx: Transaction, userId: number, event: number | null): Promise<number> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_door_staff')
    .select('id')
    .where('user_id', '=', userId)
    .where('event_id', event === null ? 'is' : '=', event)
    .executeTakeFirstOrThrow()
  return row.id
}
