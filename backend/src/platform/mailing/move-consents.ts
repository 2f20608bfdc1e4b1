import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { findMailAddress, lockMailAddress } from './addresses'
import { withdrawConsents } from './consents'
import { mailListNamed } from './mail-list'

/** A change of address, which its owner confirmed at both. */
interface AddressChange {
  /** in lower case, as is `to` */
  from: string
  to: string
}

/**
 * Lets what an address gets follow its owner to another one: each confirmed consent ends, and continues at the new address with its proof.
 * What that address has by itself stays, what it ended is not begun again, and one that must get no mail stays so. Idempotent.
 * @returns how many continue
 */
export async function moveConsents(trx: Transaction, { from, to }: AddressChange, at: Date): Promise<number> {
  const oldId = await findMailAddress(trx, from)
  if (oldId === undefined) return 0
  const locked = new Map<string, number>()
  // in the same order for everybody, so that two changes never wait for each other
  for (const email of [from, to].toSorted()) locked.set(email, (await lockMailAddress(trx, email)).id)
  const newId = locked.get(to) ?? oldId
  const consents = await confirmedConsents(trx, oldId)
  for (const { id } of consents) await withdrawConsents(trx, { addressId: oldId, consentId: id }, 'address-change', at)
  if (consents.length === 0 || (await isSuppressed(trx, newId))) return 0
  await moveUnsent(trx, oldId, newId)
  let moved = 0
  for (const consent of consents) {
    if (!(await mayContinue(trx, newId, consent))) continue
    const id = await continueConsent(trx, newId, consent, at)
    const list = mailListNamed(consent.list)
    await list?.onMoved?.(trx, { from: { id: consent.id, addressId: oldId }, to: { id, addressId: newId } })
    moved += 1
  }
  return moved
}

type Confirmed = Awaited<ReturnType<typeof confirmedConsents>>[number]

async function confirmedConsents(trx: Transaction, addressId: number) {
  return tablesOf(trx)
    .selectFrom('gevel_mail_consents')
    .select(['id', 'list', 'topic', 'wording', 'wording_version', 'form', 'asked_at', 'confirmed_at'])
    .where('address_id', '=', addressId)
    .where('confirmed_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
}

async function isSuppressed(trx: Transaction, addressId: number): Promise<boolean> {
  const { suppressed_at } = await tablesOf(trx)
    .selectFrom('gevel_mail_addresses')
    .select('suppressed_at')
    .where('id', '=', addressId)
    .executeTakeFirstOrThrow()
  return suppressed_at !== null
}

/** Whether the new address has not said itself what it wants: by a consent of its own, or by ending one. */
async function mayContinue(trx: Transaction, addressId: number, { list, topic }: Confirmed): Promise<boolean> {
  let own = tablesOf(trx)
    .selectFrom('gevel_mail_consents')
    .select(['confirmed_at', 'withdrawn_by'])
    .where('address_id', '=', addressId)
    .where('list', '=', list)
  if (!mailListNamed(list)?.hasOneTopic) own = own.where('topic', '=', topic)
  const last = await own.orderBy('id', 'desc').executeTakeFirst()
  if (!last) return true
  // one that went along with an earlier change was not refused
  return last.withdrawn_by === null ? last.confirmed_at === null : last.withdrawn_by === 'address-change'
}

/** Stores a consent at the new address, with the proof of the one that it continues. */
async function continueConsent(
  trx: Transaction,
  addressId: number,
  { id: moved_from, list, topic, ...proof }: Confirmed,
  at: Date,
): Promise<number> {
  const continued = { ...proof, source: 'address-change' as const, moved_from, moved_at: at }
  const { id } = await tablesOf(trx)
    .insertInto('gevel_mail_consents')
    .values({ address_id: addressId, list, topic, ...continued })
    // of one that waits for its confirmation there
    .onConflict((conflict) =>
      conflict.columns(['address_id', 'list', 'topic']).where('withdrawn_at', 'is', null).doUpdateSet(continued),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Mails that were not sent yet go to the new address, unless it has them. Each asks for its consent before it is sent. */
async function moveUnsent(trx: Transaction, oldId: number, newId: number): Promise<void> {
  await sql`
    UPDATE gevel_mail_deliveries d SET address_id = ${newId}
    WHERE d.address_id = ${oldId} AND d.state IN ('held', 'waiting') AND NOT EXISTS (
      SELECT FROM gevel_mail_deliveries o WHERE o.address_id = ${newId} AND o.kind = d.kind AND o.edition = d.edition)
  `.execute(tablesOf(trx))
}
