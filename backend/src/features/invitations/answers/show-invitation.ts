import { dutchDay } from '@gevel/contract/dutch-day'
import type { invitationEndpoints } from '@gevel/contract/endpoints/invitations'
import type { InvitationPurpose } from '@gevel/contract/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { accountByEmail } from '../../../platform/readers/account'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { colleaguePurpose } from '../colleagues/colleague-purpose'
import { eventPurpose } from '../events/event-purpose'
import { findByCode, stateOf } from '../invitation'
import type { Purpose } from '../purpose'
import { seatPurpose } from '../seats/seat-purpose'

/** What can be invited to. */
export const purposes: Readonly<Record<InvitationPurpose, Purpose>> = {
  seat: seatPurpose,
  colleague: colleaguePurpose,
  event: eventPurpose,
}

/**
 * `GET /public/invitations`: an invitation and what became of it, for whoever has the link of its mail. Changes nothing.
 * @throws `invitations/unknown`
 */
export async function showInvitation({ input: { code }, bearer }: RouteRequest<typeof invitationEndpoints.show>) {
  const at = new Date()
  const knex = strapi.db.connection
  const found = await findByCode(knex, code, at)
  const offer = found && (await purposes[found.row.purpose].findOffer(knex, found.row.subject_id, at))
  if (!offer) throw domainError(invitationErrors, 'invitations/unknown')
  const { row, isPassed } = found
  const [account, session] = await Promise.all([accountByEmail(knex, row.email), sessionOfBearer(bearer)])
  const state = stateOf(row, at)
  const isWaiting = state === 'open' || state === 'expired' || state === 'declined'
  return {
    data: {
      state:
        !offer.isOn && isWaiting ? ('over' as const) : state === 'open' && isPassed ? ('replaced' as const) : state,
      ...{
        purpose: row.purpose,
        inviter: row.inviter,
        organisation: offer.organisation,
        offer: offer.name,
        edition: offer.edition,
        event: offer.event ?? null,
      },
      ...{ role: row.role, note: row.note, email: row.email, name: row.name },
      sentAt: timestamp(row.sent_at),
      validUntil: dutchDay(new Date(row.expires_at.getTime() - 1000)),
      answeredAt: timestampOrNull(row.accepted_at ?? row.withdrawn_at ?? row.declined_at),
      hasAccount: account !== undefined,
      readerEmail: session?.account.email ?? null,
    },
  }
}
