import { tablesOf } from './tables-of'
import type { Transaction } from './transaction'

/**
 * Does work at most once for a key, in the caller's transaction. Another transaction with that key waits until this one
 * ends; after a rollback it does the work itself.
 * @returns what the work returned, the first time it was done: JSON
 */
export async function once<Result>(trx: Transaction, key: string, work: () => Promise<Result>): Promise<Result> {
  const tables = tablesOf(trx)
  const [inserted] = await tables
    .insertInto('gevel_once')
    .values({ key, result: 'null' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  if (!inserted) {
    const done = await tables.selectFrom('gevel_once').select('result').where('key', '=', key).executeTakeFirstOrThrow()
    return JSON.parse(done.result)
  }
  const result = await work()
  await tables
    .updateTable('gevel_once')
    .set({ result: JSON.stringify(result ?? null) })
    .where('key', '=', key)
    .execute()
  return result
}
