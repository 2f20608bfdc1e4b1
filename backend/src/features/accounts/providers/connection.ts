import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { accountError } from '../../../platform/errors/account-errors'
import { hashOf, newSecret } from '../../../platform/secrets/secrets'

const minutesValid = 10

/** A pending log-in at a provider. */
export interface Connection {
  provider: string
  /** of PKCE (RFC 7636) */
  verifier: string
  nonce: string
  edition: Edition
  consent: boolean
  /** the account to link, when its owner was logged in */
  user_id: number | null
}

/**
 * Stores a pending log-in at a provider.
 * @returns `state`, which the provider returns, and `browser`, which the browser stores: the callback needs both
 */
export async function beginConnection(knex: Knex, connection: Connection): Promise<{ state: string; browser: string }> {
  // the name identifies the provider for the website; it is not trusted
  const state = `${connection.provider}.${newSecret()}`
  const browser = newSecret()
  await knex('gevel_connections').insert({
    ...connection,
    state_hash: hashOf(state),
    browser_hash: hashOf(browser),
    expires_at: knex.raw(`now() + interval '${minutesValid} minutes'`),
  })
  return { state, browser }
}

/**
 * Consumes a pending log-in; that works once.
 * @throws `expired-action-code` when it has expired, was consumed, or was started in another browser
 */
export async function takeConnection(
  knex: Knex,
  provider: string,
  state: string,
  browser: string,
): Promise<Connection> {
  const [connection] = await knex('gevel_connections')
    .where({ provider })
    .where('state_hash', hashOf(state))
    .where('browser_hash', hashOf(browser))
    .whereRaw('expires_at > now()')
    .delete()
    .returning<Connection[]>(['provider', 'verifier', 'nonce', 'edition', 'consent', 'user_id'])
  if (!connection) throw accountError('expired-action-code', 'Dit inloggen is verlopen of al afgerond. Begin opnieuw.')
  return connection
}
