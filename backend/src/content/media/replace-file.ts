import path from 'node:path'
import { inTransaction } from '../../platform/database/transaction'
import { queueJob } from '../../platform/jobs/queue-job'
import { fileTypes } from '../../platform/uploads/file-types'
import { markChecked } from './checked-pictures'
import { removeStoredFiles, type StoredFile } from './removed-files'
import type { Replace } from './store-once'

/** The row of a file: its name in the media store, and those of its smaller formats. */
interface FileRow extends StoredFile {
  provider: string
  formats: Record<string, StoredFile> | null
}

/** A file that is being stored; Strapi gives a replacement the name of the file that it replaces. */
interface NewFile extends StoredFile {
  name: string
  mime: string
}

/** The part of Strapi's service `provider` that stores files. */
export interface StoreService {
  upload(file: NewFile): Promise<void>
  replace(file: NewFile, old: StoredFile): Promise<void>
}

/**
 * Stores a replacement under a name of its own, with the extension of its own type, and leaves the old file. An address then always
 * stands for the same bytes: every cache may keep them, and none shows the old picture at the address of the new one.
 */
export function storeBesideOld(service: StoreService): StoreService {
  return {
    ...service,
    async replace(file, old) {
      // smaller formats are named after the picture, which Strapi stores first
      if (file.hash === old.hash) Object.assign(file, newName(file))
      await service.upload(file)
    },
  }
}

function newName({ name, mime, ext }: NewFile): StoredFile {
  const extension = fileTypes[mime]?.extensions[0] ?? ext
  const { generateFileName } = strapi.plugin('upload').service('image-manipulation')
  return { hash: generateFileName(path.basename(name, path.extname(name))), ext: extension }
}

/** Removes the old files once the replacement is committed. Replacements of the same file wait for each other. */
export function removeReplaced(replace: Replace): Replace {
  return (id, ...given) =>
    inTransaction(async (trx) => {
      await trx('files').where({ id }).forUpdate().first('id')
      const old: FileRow | null = await strapi.db.query('plugin::upload.file').findOne({ where: { id } })
      // Strapi would remove those that the new picture does not have, and a rollback would not bring them back
      await trx('files').where({ id }).update({ formats: null })
      const stored = await replace(id, ...given)
      await markChecked(trx, stored.id, { isClean: true })
      if (old && old.provider === strapi.config.get('plugin::upload.provider')) {
        const files = [old, ...Object.values(old.formats ?? {})].map(({ hash, ext }) => ({ hash, ext }))
        await queueJob(removeStoredFiles, { files })
      }
      return stored
    })
}
