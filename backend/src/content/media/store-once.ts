import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { File } from 'formidable'
import { inTransaction, type Transaction } from '../../platform/database/transaction'

interface StoredFile {
  id: number
}
interface Options {
  user?: { id: number }
}
interface Given {
  data: { fileInfo?: object | object[]; [field: string]: unknown }
  files: File | File[]
}
type Upload = (given: Given, options?: Options) => Promise<StoredFile[]>
export type Replace = (id: number | string, given: Given, options?: Options) => Promise<StoredFile>

/** The part of Strapi's service `upload` that stores files. */
export interface UploadService {
  upload: Upload
  replace: Replace
}

/**
 * An editor whose upload seems to have failed retries within minutes; later the same file may be meant as a new one.
 */
const repeatedWithin = '10 minutes'

/**
 * Makes an upload idempotent. When its response was lost, the browser or the editor sends it again: the same file, of
 * the same editor, with the same name and info, gets the file that the first one stored.
 */
export function storeOnce<Service extends UploadService>(service: Service): Service {
  const upload: Upload = async ({ data: { fileInfo, ...others }, files }, options) => {
    const infos = [fileInfo ?? []].flat()
    const stored: StoredFile[] = []
    for (const [at, file] of [files].flat().entries())
      stored.push(await storeOne(service.upload, { ...others, fileInfo: infos[at] ?? {} }, file, options))
    return stored
  }
  const replace: Replace = async (id, ...given) => {
    await strapi.db.connection('gevel_uploads').where({ file_id: id }).delete()
    return service.replace(id, ...given)
  }
  return { ...service, upload, replace }
}

async function storeOne(upload: Upload, data: Given['data'], file: File, options?: Options): Promise<StoredFile> {
  const fingerprint = await makeFingerprint(file, data, options)
  return inTransaction(async (trx) => {
    // the first one may still be running
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`upload ${fingerprint}`])
    const before = await storedBefore(trx, fingerprint)
    if (before) return before
    const [stored] = await upload({ data, files: file }, options)
    if (!stored) throw new Error('Strapi stored no file.')
    await trx('gevel_uploads').insert({ fingerprint, file_id: stored.id })
    await markChecked(trx, stored.id, { isClean: true })
    return stored
  })
}

async function storedBefore(trx: Transaction, fingerprint: string): Promise<StoredFile | undefined> {
  const old = trx('gevel_uploads').whereRaw(`stored_at < now() - interval '${repeatedWithin}'`)
  // another upload may be deleting them too
  await trx('gevel_uploads').whereIn('fingerprint', old.select('fingerprint').forUpdate().skipLocked()).delete()
  const row = await trx('gevel_uploads').where({ fingerprint }).first('file_id')
  return row && strapi.db.query('plugin::upload.file').findOne({ where: { id: row.file_id } })
}

async function makeFingerprint(file: File, data: Given['data'], options?: Options): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([options?.user?.id, file.originalFilename, data]))
  await pipeline(createReadStream(file.filepath), hash)
  return hash.digest('hex')
}

/**
 * Records that a picture needs no mending: its size is known and it has no metadata, as those that are uploaded now.
 * @param result `isClean` is false for one that is damaged, so that its metadata could not be removed
 */
export async function markChecked(trx: Transaction, id: number, { isClean }: { isClean: boolean }): Promise<void> {
  await trx('gevel_checked_pictures').insert({ file_id: id, is_clean: isClean }).onConflict('file_id').merge()
}
