import knex from 'knex'
import { afterAll, expect, test } from 'vitest'
import { joinedWords } from '../src/features/search/query/joined-words'
import { readWords } from '../src/features/search/query/read-words'

const database = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { min: 0, max: 1 } })
afterAll(() => database.destroy())

// A table that has just grown is read whole: PostgreSQL's statistics still say that it is small.
test('stems each word of a search once, also when the words of the index are read whole', async () => {
  const words = ['kwxone', 'kwxtwee', 'kwxdrie']
  await database.transaction(async (trx) => {
    for (const setting of ['enable_indexscan', 'enable_bitmapscan', 'enable_indexonlyscan'])
      await trx.raw(`SET LOCAL ${setting} = off`)
    await trx.raw("SET LOCAL track_functions = 'pl'")
    const calls = async (): Promise<number> => {
      const { rows } = await trx.raw(
        "SELECT coalesce(pg_stat_get_xact_function_calls('gevel_search_stem(text)'::regprocedure), 0)::integer AS calls",
      )
      return rows[0].calls
    }
    const read = await readWords(trx, words.join(' '))
    expect(read.map(({ word, known }) => [word, known])).toEqual(words.map((word) => [word, false]))
    const afterReading = await calls()
    // whether a document has it, and then its stems
    expect(afterReading).toBeLessThanOrEqual(3 * words.length)
    await joinedWords(trx, read)
    expect((await calls()) - afterReading).toBe(words.length - 1)
  })
})
