import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { type HeldPlaces, registrationErrors, registrationWizard } from '@gevel/contract/registrations'
import { inTransaction } from '../../../platform/database/transaction'
import { lockDraftRow } from '../../../platform/drafts/draft-rows'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { hashOf } from '../../../platform/secrets/secrets'
import { holdPlaces } from '../places/hold-places'
import { findEvent } from '../stored/event-row'
import { registrationTurns } from '../stored/registration-turns'
import { checkHold } from './check-hold'
import { findEntry } from './find-entry'

/** Keeping places, by network address: somebody who only keeps them keeps others out. */
export const holdLimit = defineLimit('event-holds', {
  points: 200,
  minutes: 60,
  reached: 'Er zijn kort na elkaar al vaak plaatsen vastgehouden.',
})

/**
 * `POST /public/event-holds`: keeps places for a draft.
 * @throws `drafts/gone`, `too-many-requests`, and of `registrationErrors` what makes that there is nothing to hold
 */
export async function hold({
  input: { draft, eventId, types, sessions, code },
  bearer,
  client,
}: RouteRequest<typeof registrationEndpoints.hold>): Promise<HeldPlaces> {
  const session = await sessionOfBearer(bearer)
  const owner = { keyHash: draft.key === null ? null : hashOf(draft.key), userId: session?.account.id ?? null }
  const isSubscriber = (session?.account.editions.length ?? 0) > 0
  await holdLimit.consume(client.address ?? '', { source: client })
  await registrationTurns.enter()
  return inTransaction(async (trx) => {
    const at = new Date()
    await lockDraftRow(trx, { id: draft.id, wizard: registrationWizard, owner })
    const event = await findEvent(trx, eventId)
    const isOn = event && event.cancelled_at === null && at >= event.opens_at && at < event.closes_at
    if (!isOn) throw domainError(registrationErrors, 'events/closed')
    const entry = await findEntry(trx, { code, eventId, at })
    await checkHold(trx, event, { types, sessions, entry, isSubscriber, at })
    const clientHash = hashOf(client.address ?? '')
    return holdPlaces(trx, { draftId: draft.id, clientHash, event, types, sessions, entry, at })
  }).finally(() => registrationTurns.leave())
}
