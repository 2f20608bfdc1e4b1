import { afterEach, expect, test, vi } from 'vitest'
import { environment } from '../environment/environment'
import { log } from '../logging/log'
import { reportNestedConnections } from './nested-connections'

afterEach(() => vi.restoreAllMocks())

/** The part of Strapi's database that the check reads. */
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

const watched = (transaction: { isCompleted: boolean } | undefined, mode: 'log' | 'fail') => {
  environment.RUNTIME_CHECKS = mode
  const { db, run } = database(transaction)
  reportNestedConnections({ db } as never)
  return run
}

test('fails a query on the pool within an open transaction, and names it', async () => {
  await expect(watched({ isCompleted: false }, 'fail')()).rejects.toThrow('within a transaction: select 1')
})

test.each([undefined, { isCompleted: true }])(
  'lets a query pass outside a transaction and after its end',
  async (trx) => {
    expect(await watched(trx, 'fail')()).toBe('ran')
  },
)

test('logs each query once in production', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const run = watched({ isCompleted: false }, 'log')
  expect([await run(), await run()]).toEqual(['ran', 'ran'])
  expect(error).toHaveBeenCalledExactlyOnceWith({ detail: 'select 1' }, expect.stringContaining('second connection'))
})
