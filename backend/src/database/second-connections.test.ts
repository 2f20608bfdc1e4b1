import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../logging/log'
import { watchSecondConnections } from './second-connections'

afterEach(() => vi.restoreAllMocks())

/** Strapi's database as far as the check looks at it. */
function database(transaction: { isCompleted: boolean } | undefined) {
  const client = {
    runner: (_builder: object) => ({ ensureConnection: async (use: () => unknown) => use() }),
  }
  const db = {
    connection: { client },
    inTransaction: () => transaction !== undefined,
    transaction: async () => ({ get: () => ({ isCompleted: () => transaction?.isCompleted }) }),
  }
  const run = () => client.runner({ toSQL: () => ({ sql: 'select 1' }) }).ensureConnection(() => 'ran')
  return { db, run }
}

const watched = (transaction: { isCompleted: boolean } | undefined, mode: 'log' | 'refuse') => {
  const { db, run } = database(transaction)
  watchSecondConnections({ db } as never, mode)
  return run
}

test('refuses a query on the pool within an open transaction, and names it', async () => {
  await expect(watched({ isCompleted: false }, 'refuse')()).rejects.toThrow('within a transaction: select 1')
})

test.each([undefined, { isCompleted: true }])(
  'lets a query pass outside a transaction and after its end',
  async (trx) => {
    expect(await watched(trx, 'refuse')()).toBe('ran')
  },
)

test('logs each query once in production', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const run = watched({ isCompleted: false }, 'log')
  expect([await run(), await run()]).toEqual(['ran', 'ran'])
  expect(error).toHaveBeenCalledExactlyOnceWith({ sql: 'select 1' }, expect.stringContaining('second connection'))
})
