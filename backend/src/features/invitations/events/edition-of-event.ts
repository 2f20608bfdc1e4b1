import type { Edition } from '@gevel/contract/editions'

/** The edition whose page an event is on, by its public id. */
export async function editionOfEvent(publicId: number): Promise<Edition> {
  const event: { edition: Edition } | null = await strapi.db
    .query('api::event.event')
    .findOne({ where: { publicId }, select: ['edition'] })
  return event?.edition ?? 'general'
}
