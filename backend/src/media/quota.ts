import { errors } from '@strapi/utils'
import { environment } from '../environment/environment'

const bytesPerMegabyte = 1_000_000
const full = `De mediabibliotheek is vol: er is plaats voor ${environment.MEDIA_QUOTA_MB} MB. Verwijder eerst bestanden die niet meer nodig zijn.`

/** What uploads under way may still add, in bytes. */
let reservedBytes = 0

/**
 * Sets room in the media library apart for an upload. Copies of the backend do not see each other's uploads under way: together they may
 * go over the quota by those.
 * @returns a function to call when the upload is over, stored or not
 * @throws ApplicationError with a Dutch sentence when there is no room
 */
export async function reserveRoom(bytes: number): Promise<() => void> {
  reservedBytes += bytes
  const release = () => {
    reservedBytes -= bytes
  }
  try {
    const used = await usedBytes()
    if (used + reservedBytes > environment.MEDIA_QUOTA_MB * bytesPerMegabyte) throw new errors.ApplicationError(full)
    return release
  } catch (error) {
    release()
    throw error
  }
}

/** What the library holds, with the small pictures that Strapi makes for its admin. It counts in kilobytes. */
async function usedBytes(): Promise<number> {
  const { rows } = await strapi.db.connection.raw<{ rows: { kilobytes: string }[] }>(
    `SELECT coalesce(sum(size + coalesce((formats->'thumbnail'->>'size')::numeric, 0)), 0) AS kilobytes FROM files`,
  )
  return Number(rows[0]?.kilobytes) * 1_000
}
