import { newestFirst } from './find-articles'

/** What an article is looked up by to find those around it. */
export interface Place {
  id: number
  edition: string
  releasedAt: string
  publicId: number
}

/**
 * Row ids of the articles before and after one in its edition, by the date readers see.
 * @returns `[previous, next]`, each null when there is none
 */
export async function neighboursOf(place: Place): Promise<[number | null, number | null]> {
  const moment = new Date(place.releasedAt)
  const edition = () =>
    strapi.db.connection('contents as c').whereNotNull('c.published_at').where('c.edition', place.edition)
  const older = newestFirst(edition().whereRaw('(c.released_at, c.public_id) < (?, ?)', [moment, place.publicId]))
  const newer = edition()
    .whereRaw('(c.released_at, c.public_id) > (?, ?)', [moment, place.publicId])
    .orderBy(['c.released_at', 'c.public_id'])
  const [previous, next] = await Promise.all([older.first('c.id'), newer.first('c.id')])
  return [previous?.id ?? null, next?.id ?? null]
}
