import type { Knex } from 'knex'
import { tablesOf } from '../database/tables-of'
import { type Bounce, mostSoftBounces, softDays } from './bounce'

/**
 * Ends the mail of lists to an address that does not exist, or whose mailbox could not take several in a row. Mails about accounts and
 * orders are not affected.
 */
export async function suppressAfterBounce(knex: Knex, addressId: number, bounce: Bounce, at: Date): Promise<void> {
  if (bounce === 'policy') return
  if (bounce === 'soft' && (await softBounces(knex, addressId, at)) < mostSoftBounces) return
  await suppressAddress(knex, addressId, 'bounce', at)
}

/** Ends the mail of lists to an address; an earlier reason stays. */
export async function suppressAddress(
  knex: Knex,
  addressId: number,
  reason: 'bounce' | 'complaint',
  at: Date,
): Promise<void> {
  await tablesOf(knex)
    .updateTable('gevel_mail_addresses')
    .set({ suppressed_at: at, suppressed_because: reason })
    .where('id', '=', addressId)
    .where('suppressed_at', 'is', null)
    .execute()
}

async function softBounces(knex: Knex, addressId: number, at: Date): Promise<number> {
  const { count } = await tablesOf(knex)
    .selectFrom('gevel_mail_deliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_id', '=', addressId)
    .where('bounce', '=', 'soft')
    .where('settled_at', '>', new Date(at.getTime() - softDays * 86_400_000))
    .executeTakeFirstOrThrow()
  return Number(count)
}
