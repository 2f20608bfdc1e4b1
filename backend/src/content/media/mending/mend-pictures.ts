import { file as units } from '@strapi/utils'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { log } from '../../../platform/logging/log'
import { fileTypes } from '../../../platform/uploads/file-types'
import { inTemporaryFolder } from '../../../platform/uploads/temporary-folder'
import { copyOriginal, overwriteOriginal, type StoredOriginal } from '../original-file'
import { inPictureProcess } from '../pictures/picture-process'
import { markChecked } from '../store-once'

interface Row extends StoredOriginal {
  id: number
  width: number | null
  height: number | null
}

/** What a picture gets: its size, and its bytes when it had metadata. */
interface Mended {
  width: number
  height: number
  cleaned: { filepath: string; bytes: number } | undefined
}

/** A run ends after this time; the next one goes on. */
const mostMs = 600_000
/** Failures in a row after which a run ends: a store that does not respond fails for every picture. */
const mostFailures = 20
const pictureTypes = Object.keys(fileTypes).filter((type) => type.startsWith('image/'))

/**
 * Mends the pictures of before their uploads were: records the size of those without one, which no page shows, and removes their
 * metadata. The address stays: the pixels are the same. The newest come first; one that is missing in the store, or that fails, waits for
 * the next run and holds up no other.
 */
export const mendPictures = defineJob({
  name: 'mend-pictures',
  data: z.object({}),
  schedule: '27 * * * *',
  withinSeconds: 900,
  async work() {
    const startedMs = Date.now()
    const failed: string[] = []
    let inARow = 0
    let row = await nextPicture()
    for (; row && inARow < mostFailures && Date.now() - startedMs < mostMs; row = await nextPicture(row.id)) {
      const { url } = row
      const isMended = await mendPicture(row).then(
        () => true,
        (err: Error) => {
          log.warn({ err, file: url }, 'A picture of the media library could not be mended')
          return false
        },
      )
      if (!isMended) failed.push(url)
      inARow = isMended ? 0 : inARow + 1
    }
    if (failed.length > 0) throw new Error(`${failed.length} pictures could not be mended, such as ${failed[0]}`)
  },
})

function nextPicture(before?: number): Promise<Row | undefined> {
  const knex = strapi.db.connection
  return (
    knex('files as f')
      .whereIn('mime', pictureTypes)
      // those of another store cannot be written
      .where('provider', strapi.config.get('plugin::upload.provider'))
      .whereNotExists(knex('gevel_checked_pictures as c').whereRaw('c.file_id = f.id').select(knex.raw('1')))
      .modify((query) => before !== undefined && query.where('f.id', '<', before))
      .orderBy('f.id', 'desc')
      .first('id', 'hash', 'ext', 'mime', 'url', 'provider', 'width', 'height')
  )
}

async function mendPicture(row: Row): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const original = await copyOriginal(row, folder)
    if (!original) return log.warn({ file: row.url }, 'A picture of the media library is missing')
    const mended = await mend({ filepath: original, tmpWorkingDirectory: folder, hash: row.hash })
    if (!mended) log.warn({ file: row.url }, 'A picture of the media library is damaged')
    await inTransaction((trx) => store(trx, row, mended))
  })
}

/** @returns null for a picture that is damaged */
async function mend(picture: Parameters<typeof inPictureProcess<'isDamaged'>>[1]): Promise<Mended | null> {
  if (await inPictureProcess('isDamaged', picture)) return null
  const cleaned = await inPictureProcess('withoutMetadata', picture)
  return cleaned === null ? null : { ...(await inPictureProcess('readDimensions', picture)), cleaned }
}

/**
 * Stores what a picture gets, and that it was checked. The row is locked: a replacement waits, or has replaced the picture, and then nothing
 * is left to do.
 * @param mended null for a picture that is damaged, and keeps its metadata
 */
async function store(trx: Transaction, row: Row, mended: Mended | null): Promise<void> {
  const { id, hash } = row
  const present = await trx('files').where({ id, hash }).forUpdate().first('id')
  if (!present) return
  await markChecked(trx, id, { isClean: mended !== null })
  if (!mended) return
  const { width, height, cleaned } = mended
  if (cleaned) await overwriteOriginal(row, cleaned.filepath)
  if (cleaned || width !== row.width || height !== row.height)
    await trx('files')
      .where({ id })
      .update({ width, height, ...(cleaned && { size: units.bytesToKbytes(cleaned.bytes) }) })
}
