import { errors } from '@strapi/utils'
import { inTransaction } from '../../../platform/database/transaction'
import { filesIn, rowIds } from './files-in'
import { findUses } from './find-uses'
import { usesSentence } from './uses-sentence'

interface StoredFile {
  id: number
  name: string
}

type Remove = (file: StoredFile) => Promise<unknown>

/** What an editor selected in the media library, not validated. */
interface Selection {
  fileIds?: unknown
  folderIds?: unknown
}

/**
 * Rejects the removal of a file that a document has: it would be gone from the site at once, and the document could not be
 * published again. The row is locked, so that no document gets the file meanwhile.
 */
export function keepUsed(remove: Remove): Remove {
  return (file) =>
    inTransaction(async (trx) => {
      await trx('files').where({ id: file.id }).forUpdate().first('id')
      await requireUnused([file])
      return remove(file)
    })
}

/** Rejects a whole selection when one file of it is in use, before any other is removed. */
export async function requireUnusedSelection({ fileIds, folderIds }: Selection): Promise<void> {
  await requireUnused(await filesIn(rowIds(fileIds), rowIds(folderIds)))
}

async function requireUnused(files: readonly StoredFile[]): Promise<void> {
  const uses = await inTransaction((trx) =>
    findUses(
      trx,
      files.map(({ id }) => id),
    ),
  )
  if (uses.length === 0) return
  const names = new Map(files.map(({ id, name }) => [id, name]))
  throw new errors.ValidationError(usesSentence(uses, names))
}
