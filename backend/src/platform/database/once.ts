import { tablesOf } from './tables-of'
import type { Transaction } from './transaction'

/**
 * How long it is remembered that work was done, in days: longer than anything repeats it. A job waits for thirty days at most and is
 * kept for thirty more when it failed for good; a draft is kept for thirty.
 */
const rememberedDays = 400

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

/** Forgets the work that was done so long ago that nothing repeats it. @returns how much */
export async function forgetOldWork(trx: Transaction, at: Date): Promise<number> {
  const { numDeletedRows } = await tablesOf(trx)
    .deleteFrom('gevel_once')
    .where('at', '<', new Date(at.getTime() - rememberedDays * 86_400_000))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
