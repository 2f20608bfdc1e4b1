import path from 'node:path'
import { recordChange } from '../../platform/changes/change-log'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { queueJob } from '../../platform/jobs/queue-job'
import { fileTypes } from '../../platform/uploads/file-types'
import { overwriteOriginal } from './original-file'
import { fileTag, removeStoredFiles, type StoredFile } from './removed-files'
import type { Replace } from './store-once'
import { markChecked } from './store-once'

/** The row of a file: its name in the media store, and those of its smaller formats. */
interface FileRow extends StoredFile {
  provider: string
  formats: Record<string, StoredFile> | null
}

/** A file that is being stored; Strapi gives a replacement the name of the file that it replaces. */
interface NewFile extends StoredFile {
  name: string
  mime: string
  url: string
  /** its temporary copy; Strapi deletes the property of what it has stored */
  filepath?: string
}

/** The part of Strapi's service `provider` that stores files. */
export interface StoreService {
  upload(file: NewFile): Promise<void>
  replace(file: NewFile, old: StoredFile): Promise<void>
}

/**
 * Stores the replacement of a picture under a name of its own, with the extension of its own type, and leaves the old file. The address of a
 * picture then always stands for the same bytes: every cache may keep them, and none shows the old picture at the address of the new one.
 * Caches keep other files for an hour, and the addresses of documents are in texts and on other sites: those stay, unless the type changes.
 */
export function storeBesideOld(service: StoreService): StoreService {
  return {
    ...service,
    async replace(file, old) {
      const isWhole = file.hash === old.hash
      if (isWhole && file.filepath && keepsAddress(file, old)) return overwrite(file, file.filepath)
      // smaller formats are named after the picture, which Strapi stores first
      if (isWhole) Object.assign(file, newName(file))
      await service.upload(file)
    },
  }
}

function keepsAddress({ mime }: NewFile, { ext }: StoredFile): boolean {
  return !mime.startsWith('image/') && (fileTypes[mime]?.extensions.includes(ext) ?? false)
}

/** The row is not committed yet: when that fails, the editor sees an error, and replaces the document again. */
function overwrite(file: NewFile, copy: string): Promise<void> {
  return overwriteOriginal({ ...file, provider: strapi.config.get('plugin::upload.provider') }, copy)
}

function newName({ name, mime, ext }: NewFile): StoredFile {
  const extension = fileTypes[mime]?.extensions[0] ?? ext
  const { generateFileName } = strapi.plugin('upload').service('image-manipulation')
  return { hash: generateFileName(path.basename(name, path.extname(name))), ext: extension }
}

/** Removes the files that nothing refers to any more once the replacement is committed. Replacements of the same file wait for each other. */
export function removeReplaced(replace: Replace): Replace {
  return (id, ...given) =>
    inTransaction(async (trx) => {
      await trx('files').where({ id }).forUpdate().first('id')
      const old: FileRow | null = await strapi.db.query('plugin::upload.file').findOne({ where: { id } })
      // Strapi would remove those that the new picture does not have, and a rollback would not bring them back
      await trx('files').where({ id }).update({ formats: null })
      const stored = await replace(id, ...given)
      await markChecked(trx, stored.id, { isClean: true })
      if (old && old.provider === strapi.config.get('plugin::upload.provider')) await removeOld(trx, id, old)
      return stored
    })
}

async function removeOld(trx: Transaction, id: number | string, old: FileRow): Promise<void> {
  const isOverwritten = (await trx('files').where({ id, hash: old.hash, ext: old.ext }).first('id')) !== undefined
  // a CDN has the old bytes
  if (isOverwritten) await recordChange(trx, [fileTag(old)])
  const left = [...(isOverwritten ? [] : [old]), ...Object.values(old.formats ?? {})]
  const files = left.map(({ hash, ext }) => ({ hash, ext }))
  if (files.length > 0) await queueJob(removeStoredFiles, { files })
}
