import type { Transaction } from '../../platform/database/transaction'

/** Records that the size of a picture is known and that it has no metadata, as those that are uploaded now. */
export async function markChecked(trx: Transaction, id: number): Promise<void> {
  await trx('gevel_checked_pictures').insert({ file_id: id }).onConflict().ignore()
}
