import type { Transaction } from '../../platform/database/transaction'

/**
 * Records that a picture needs no mending: its size is known and it has no metadata, as those that are uploaded now.
 * @param result `isClean` is false for one that is damaged, so that its metadata could not be removed
 */
export async function markChecked(trx: Transaction, id: number, { isClean }: { isClean: boolean }): Promise<void> {
  await trx('gevel_checked_pictures').insert({ file_id: id, is_clean: isClean }).onConflict('file_id').merge()
}
