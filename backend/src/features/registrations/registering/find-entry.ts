import { registrationErrors } from '@gevel/contract/registrations'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { domainError } from '../../../platform/errors/domain-error'
import { readLink } from '../../../platform/signed-links/signed-link'
import { readWaitingCode } from '../links'
import type { Entry } from '../places/hold-places'

/** What a registration begins with, and the type of ticket that it is for. */
export interface FoundEntry extends Entry {
  typeId: number
  /** how many tickets it gives */
  places: number
}

interface Sought {
  code: string | null
  eventId: number
  at: Date
}

/**
 * The offer of the waiting list, or the invitation, of a code; null without a code.
 * @throws `events/offer-over` for one that is no longer valid, or of another event
 */
export async function findEntry(knex: Knex, { code, eventId, at }: Sought): Promise<FoundEntry | null> {
  if (code === null) return null
  const found = (await findOffer(knex, code, eventId, at)) ?? (await findInvitation(knex, code, eventId, at))
  if (!found) throw domainError(registrationErrors, 'events/offer-over')
  return found
}

async function findOffer(knex: Knex, code: string, eventId: number, at: Date): Promise<FoundEntry | undefined> {
  const waitingId = readWaitingCode(code, at)
  if (waitingId === undefined) return undefined
  const row = await tablesOf(knex)
    .selectFrom('gevel_event_waiting')
    .select(['ticket_type_id as typeId', 'offer_until as until'])
    .where('id', '=', waitingId)
    .where('event_id', '=', eventId)
    .where('state', '=', 'offered')
    .where('offer_until', '>', at)
    .executeTakeFirst()
  return row?.until ? { waitingId, typeId: row.typeId, until: row.until, places: 1 } : undefined
}

/** The places of an invitation that are not taken yet. */
async function findInvitation(knex: Knex, code: string, eventId: number, at: Date): Promise<FoundEntry | undefined> {
  const link = readLink('invitation', code, at)
  if (link.state !== 'valid') return undefined
  const row = await tablesOf(knex)
    .selectFrom('gevel_invitations as i')
    .innerJoin('gevel_event_invitations as e', 'e.id', 'i.subject_id')
    .select(['e.id', 'e.ticket_type_id as typeId', 'e.expires_at as until'])
    .select(({ selectFrom, eb }) =>
      eb(
        'e.places',
        '-',
        selectFrom('gevel_event_tickets as t')
          .select(({ fn }) => fn.countAll<number>().as('taken'))
          .whereRef('t.invitation_id', '=', 'e.id')
          .where('t.state', '=', 'valid'),
      ).as('places'),
    )
    .where('i.id', '=', Number(link.subject))
    .where('i.purpose', '=', 'event')
    .where('e.event_id', '=', eventId)
    .where('i.withdrawn_at', 'is', null)
    .where('e.withdrawn_at', 'is', null)
    .where('e.expires_at', '>', at)
    .executeTakeFirst()
  if (!row || Number(row.places) <= 0) return undefined
  return { invitationId: row.id, typeId: row.typeId, until: row.until, places: Number(row.places) }
}
