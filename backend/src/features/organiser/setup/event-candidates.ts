import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'

/** Published events to come that nobody can register for yet, soonest first. */
export async function listCandidates(at: Date) {
  const open = await tablesOf(strapi.db.connection).selectFrom('gevel_events').select('id').execute()
  const events: { publicId: number; title: string; startsAt: string; endsAt: string }[] = await strapi.db
    .query('api::event.event')
    .findMany({
      where: {
        publishedAt: { $notNull: true },
        endsAt: { $gt: at },
        publicId: { $notIn: open.map(({ id }) => id) },
      },
      select: ['publicId', 'title', 'startsAt', 'endsAt'],
      orderBy: { startsAt: 'asc' },
    })
  return events.map(({ publicId, title, startsAt, endsAt }) => ({
    ...{ id: publicId, title, startsAt: timestamp(startsAt), endsAt: timestamp(endsAt) },
  }))
}

/** An event that the admin can open the registration of. */
export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]
