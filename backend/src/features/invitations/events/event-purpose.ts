import { venueSchema } from '@gevel/contract/events'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { adminUrl } from '../../../platform/environment/admin-origin'
import { timestamp } from '../../../platform/http/timestamp'
import { atMoment } from '../../../platform/mail/mail-phrases'
import { recordInLog } from '../../registrations/stored/record-in-log'
import type { Purpose } from '../purpose'
import { editionOfEvent } from './edition-of-event'
import { eventDeclinedMail, eventInvitationMail, eventWantedMail } from './event-invitation-mails'

/** Places at an event, for a person or for the people of a company: they are given by registering. */
export const eventPurpose: Purpose = {
  name: 'event',
  mails: { invitation: eventInvitationMail, declined: eventDeclinedMail, wanted: eventWantedMail },

  async findOffer(knex, subjectId, at) {
    const row = await tablesOf(knex)
      .selectFrom('gevel_event_invitations as i')
      .innerJoin('gevel_events as e', 'e.id', 'i.event_id')
      .innerJoin('gevel_event_ticket_types as y', 'y.id', 'i.ticket_type_id')
      .select(['e.id', 'e.title', 'e.starts_at', 'e.ends_at', 'e.venue', 'e.cancelled_at', 'e.reply_to as email'])
      .select(['y.name as ticketType', 'y.price_incl_cents as price', 'i.company', 'i.places', 'i.withdrawn_at'])
      .select(({ selectFrom }) =>
        selectFrom('gevel_event_tickets as t')
          .select(sql<number>`count(*)::integer`.as('count'))
          .whereRef('t.invitation_id', '=', 'i.id')
          .where('t.state', '=', 'valid')
          .as('used'),
      )
      .where('i.id', '=', subjectId)
      .executeTakeFirst()
    if (!row) return undefined
    const { id, title, ticketType, company, places } = row
    return {
      ...{ name: title, edition: await editionOfEvent(id), organisation: null },
      isOn: row.cancelled_at === null && row.withdrawn_at === null && row.starts_at > at,
      ...{ managedAt: adminUrl(`/uitnodigingen?event=${id}`), organiser: { email: row.email } },
      detail: detailOf({ ...row, venue: venueOf(row.venue) }),
      event: {
        ...{ id, startsAt: timestamp(row.starts_at), endsAt: timestamp(row.ends_at), venue: venueOf(row.venue) },
        ...{ ticketType, isFree: row.price === 0, company, places, placesLeft: Math.max(places - (row.used ?? 0), 0) },
      },
    }
  },

  async lockPlaces(trx, subjectId) {
    const { places } = await tablesOf(trx)
      .selectFrom('gevel_event_invitations')
      .select('places')
      .where('id', '=', subjectId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    return places
  },

  async noteDeclined(trx, invitation, at) {
    // whoever declines gives the reserved places back, unless others of the company were mailed too
    const tables = tablesOf(trx)
    const other = await tables
      .selectFrom('gevel_invitations')
      .select('id')
      .where('purpose', '=', 'event')
      .where('subject_id', '=', invitation.subject_id)
      .where('id', '<>', invitation.id)
      .where('declined_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (!other)
      await tables.deleteFrom('gevel_event_claims').where('invitation_id', '=', invitation.subject_id).execute()
    const { eventId } = await tables
      .selectFrom('gevel_event_invitations')
      .select('event_id as eventId')
      .where('id', '=', invitation.subject_id)
      .executeTakeFirstOrThrow()
    const name = invitation.name ?? invitation.email
    const actor = { kind: 'customer', name } as const
    await recordInLog(trx, [{ eventId, kind: 'invitation-declined', actor, data: { name }, at }])
  },
}

const storedVenue = venueSchema.nullable()

/** The stored place of an event; null for one that is only online. */
function venueOf(venue: unknown) {
  return storedVenue.parse(typeof venue === 'string' ? JSON.parse(venue) : venue)
}

interface Described {
  starts_at: Date
  venue: ReturnType<typeof venueOf>
  places: number
  company: string | null
}

/** "Het is op 3 december 2026 om 09:30 in de Jaarbeurs, Utrecht. Er zijn 8 plaatsen voor IJzerhandel De Kroon." */
function detailOf({ starts_at, venue, places, company }: Described): string {
  const where = venue ? `in ${venue.name}, ${venue.city}` : 'online'
  const when = `Het is op ${atMoment(starts_at)}, ${where}.`
  return company ? `${when} Er zijn ${places} plaatsen voor ${company}.` : when
}
