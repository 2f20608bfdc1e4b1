import type { Client } from '../http/client'
import { defineLimit } from './limit'

/** Registrations and mails that one network address requests, for all e-mail addresses together. */
export const anonymousLimit = defineLimit('strangers', { points: 60, minutes: 60 })

/** Uses of one passed bot check, for longer than the website accepts it. */
const proofLimit = defineLimit('proofs', { points: 1, minutes: 20 })

/** The points of a request without a passed bot check: twelve an hour are left of the sixty. */
const withoutProof = 5

/**
 * Rate-limits a public form by network address: it costs more points when it has passed no bot check, or a used one.
 * Requests that bypass the website have passed none, since only the website can vouch for one (decision 029).
 * @throws `too-many-requests`
 */
export async function consumeAnonymousLimit(client: Client): Promise<void> {
  const { address, proof } = client
  const hasProof = proof !== undefined && (await proofLimit.take(proof))
  await anonymousLimit.consume(address, { source: client }, { points: hasProof ? 1 : withoutProof })
}
