import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { type HeldPlaces, registrationErrors, registrationWizard } from '@gevel/contract/registrations'
import { inTransaction } from '../../../platform/database/transaction'
import { findDraftOwner } from '../../../platform/drafts/draft-owner'
import { lockDraftRow } from '../../../platform/drafts/draft-rows'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { holdPlaces } from '../places/hold-places'
import { findEvent } from '../stored/event-row'
import { registrationTurns } from '../stored/registration-turns'
import { findEntry } from './find-entry'

/** Keeping places, by network address: somebody who only keeps them keeps others out. */
export const holdLimit = defineLimit('event-holds', {
  points: 200,
  minutes: 60,
  reached: 'Er zijn kort na elkaar al vaak plaatsen vastgehouden.',
})

/**
 * `POST /public/event-holds`: keeps places for a draft.
 * @throws `drafts/gone`, `events/closed`, `events/offer-over`, `too-many-requests`
 */
export async function hold({
  input: { draft, eventId, types, sessions, code },
  bearer,
  client,
}: RouteRequest<typeof registrationEndpoints.hold>): Promise<HeldPlaces> {
  const owner = await findDraftOwner(draft.key, bearer)
  await holdLimit.consume(client.address ?? '', { source: client })
  await registrationTurns.enter()
  return inTransaction(async (trx) => {
    const at = new Date()
    await lockDraftRow(trx, { id: draft.id, wizard: registrationWizard, owner })
    const event = await findEvent(trx, eventId)
    const isOn = event && event.cancelled_at === null && at >= event.opens_at && at < event.closes_at
    if (!isOn) throw domainError(registrationErrors, 'events/closed')
    const asked = types.reduce((sum, { count }) => sum + count, 0)
    if (asked > event.most_per_order) throw domainError(registrationErrors, 'events/count')
    const entry = await findEntry(trx, { code, eventId, at })
    return holdPlaces(trx, { draftId: draft.id, event, types, sessions, entry, at })
  }).finally(() => registrationTurns.leave())
}
