import { EventEmitter } from 'node:events'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { describe, expect, test } from 'vitest'
import { watchLostConnections } from '../platform/database/lost-connection'
import lostDatabase from './lost-database'

const connection = Object.assign(new EventEmitter(), { client: { acquireConnection: async () => ({}) } })
watchLostConnections(connection as never)

/**
 * A request that fails, with or without a lost database connection.
 * @returns the error that the middleware throws
 */
function fail(error: Error, { isLost }: { isLost: boolean }): Promise<unknown> {
  const ctx = { method: 'POST', path: '/', set: () => {} } as Partial<Context> as Context
  const next = async () => {
    if (isLost) connection.emit('query-error', new Error('Connection terminated unexpectedly'))
    throw error
  }
  return lostDatabase()(ctx, next).catch((thrown: unknown) => thrown)
}

describe('a failing request', () => {
  test.each([
    ['an error of the query builder', new Error('Transaction query already complete')],
    // Strapi hides why it could not look up the related documents
    ['the validation of relations', new errors.ValidationError('Invalid relations')],
  ])('gets a 503 for %s when the database was lost meanwhile', async (_, error) => {
    expect(await fail(error, { isLost: true })).toMatchObject({ status: 503 })
    expect(await fail(error, { isLost: false })).toBe(error)
  })

  test('gets a 503 for a deadlock', async () => {
    const error = Object.assign(new Error('update … - deadlock detected'), { code: '40P01' })
    expect(await fail(error, { isLost: false })).toMatchObject({ status: 503 })
  })

  test('keeps the reason of invalid input', async () => {
    const error = new errors.ValidationError('De titel ontbreekt')
    expect(await fail(error, { isLost: true })).toBe(error)
  })
})
