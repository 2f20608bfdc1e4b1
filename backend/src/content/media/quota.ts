import { errors } from '@strapi/utils'
import { environment } from '../../platform/environment/environment'
import type { UploadLimits } from '../../platform/uploads/receive-upload'

const bytesPerMegabyte = 1_000_000

/** What the library accepts in one request. The admin sends each file separately, with its info. */
export const libraryLimits: UploadLimits = { maxFiles: 20, maxBytes: 100 * 1024 * 1024 }

const full = `De mediabibliotheek is vol: er is plaats voor ${environment.MEDIA_QUOTA_MB} MB. Verwijder eerst bestanden die niet meer nodig zijn.`

/** Bytes that pending uploads may still add. */
let reservedBytes = 0

/**
 * Reserves space in the media library for an upload. Instances do not see each other's pending uploads: together they
 * may exceed the quota by those.
 * @returns a function to call when the upload is over, stored or not
 * @throws ApplicationError with a Dutch sentence when the library is full
 */
export async function reserveSpace(bytes: number): Promise<() => void> {
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

/** The size of the library, including the thumbnails that Strapi makes for its admin. Strapi counts in kilobytes. */
async function usedBytes(): Promise<number> {
  const { rows } = await strapi.db.connection.raw<{ rows: { kilobytes: string }[] }>(
    `SELECT coalesce(sum(size + coalesce((formats->'thumbnail'->>'size')::numeric, 0)), 0) AS kilobytes FROM files`,
  )
  return Number(rows[0]?.kilobytes) * 1_000
}
