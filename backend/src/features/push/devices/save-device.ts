import { createECDH } from 'node:crypto'
import type { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { PushSettings, PushSubscriptionData } from '@gevel/contract/push'
import { usualQuietHours } from '@gevel/contract/push-topics'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import type { RouteRequest } from '../../../platform/http/route'
import type { Session } from '../../../platform/readers/sessions'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { isPushEndpoint } from '../push-services'
import { devices, rowOfSettings, settingsColumns, settingsOf } from './device-rows'
import { deviceLimit } from './own-device'

/** Maximum devices of a reader, more than anybody uses: a program that subscribes again and again must not fill the table. */
const maxDevicesOfReader = 30

const usualSettings: PushSettings = { topics: ['breaking'], editions: ['general'], quiet: usualQuietHours }

/**
 * `PUT /account/push`: saves the subscription of a browser, or changes its settings. Idempotent. The browser belongs to
 * the reader who is logged in on it at that moment.
 */
export async function saveDevice({ input, client, bearer }: RouteRequest<typeof pushEndpoints.save>): Promise<null> {
  const { subscription, settings, replaces } = input
  if (!isPushEndpoint(subscription.endpoint)) throw invalid('De meldingen van deze browser kennen wij niet.')
  if (!isPoint(subscription.keys.p256dh)) throw invalid('De sleutel van deze browser klopt niet.')
  await deviceLimit.consume(client.address, { source: client })
  const session = await sessionOfBearer(bearer)
  await inTransaction(async (trx) => {
    const owner = await findOwner(trx, session)
    const earlier = await settingsBefore(trx, subscription, replaces)
    await upsert(trx, subscription, { ...rowOfSettings(settings ?? earlier ?? usualSettings), ...owner })
    if (replaces && replaces.endpoint !== subscription.endpoint) await trx(devices).where(replaces).delete()
    if (owner.user_id !== null) await removeOldest(trx, owner.user_id)
  })
  return null
}

/** The session is locked: it may end at this moment, and what refers to it could not be stored. */
async function findOwner(trx: Transaction, session: Session | undefined) {
  const nobody = { user_id: null, session_id: null }
  const row: { user_id: number; session_id: string } | undefined =
    session &&
    (await trx('gevel_sessions').where({ id: session.id }).forKeyShare().first('user_id', { session_id: 'id' }))
  if (!row) return nobody
  // one device of a reader at a time: each counts those before it
  await trx('up_users').where({ id: row.user_id }).forNoKeyUpdate().first('id')
  return row
}

function invalid(message: string): Error {
  return fieldError([{ path: ['subscription'], message }])
}

/** Whether a key is a point of the curve: encrypting for any other fails, and would fail at each notice. */
function isPoint(key: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(key, 'base64url')
    return true
  } catch {
    return false
  }
}

async function settingsBefore(
  trx: Transaction,
  { endpoint, keys }: PushSubscriptionData,
  replaces?: { endpoint: string; auth: string },
): Promise<PushSettings | null> {
  const sameDevice = { endpoint, auth: keys.auth }
  for (const subscription of replaces ? [sameDevice, replaces] : [sameDevice]) {
    const row = await trx(devices)
      .where(subscription)
      .first(...settingsColumns)
    if (row) return settingsOf(row)
  }
  return null
}

/** Whoever knows an endpoint without its secret can subscribe nobody else's browser: that one has other keys. */
async function upsert(trx: Transaction, { endpoint, keys }: PushSubscriptionData, row: object): Promise<void> {
  const changed = { ...keys, ...row, renewed_at: trx.fn.now() }
  await trx(devices)
    .insert({ endpoint, ...changed })
    .onConflict('endpoint')
    .merge(changed)
}

/** Removes the devices beyond the limit, those seen longest ago; one that is locked goes to another reader at this moment. */
async function removeOldest(trx: Transaction, user_id: number): Promise<void> {
  const overdue = trx(devices)
    .where({ user_id })
    .orderBy([{ column: 'renewed_at', order: 'desc' }, 'id'])
    .offset(maxDevicesOfReader)
    .select('id')
  await trx(devices).whereIn('id', trx(devices).whereIn('id', overdue).forUpdate().skipLocked().select('id')).delete()
}
