import { inTransaction } from '../../../platform/database/transaction'

/** The files with these ids, and those in these folders and in the folders below them. */
export async function filesIn(
  fileIds: readonly number[],
  folderIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return inTransaction((trx) =>
    trx('files')
      .select('id', 'name')
      .whereIn('id', fileIds)
      .orWhereExists(
        trx('upload_folders')
          .whereIn('id', folderIds)
          .whereRaw(
            "files.folder_path = upload_folders.path OR starts_with(files.folder_path, upload_folders.path || '/')",
          ),
      ),
  )
}

/** The ids among values of a request, numbers or text. */
export function rowIds(values: unknown): number[] {
  const texts = Array.isArray(values) ? values.map(String) : []
  return texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number)
}
