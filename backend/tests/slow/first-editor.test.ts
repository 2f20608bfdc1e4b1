import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAdmin, cookiesOf, tokenIn } from '../support/editors.ts'
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts'
import { dropDatabase, makeFilledDatabase } from '../support/temporary-database.ts'

const databaseName = 'gevel_test_first_editor'

let backend: SecondBackend
beforeAll(async () => {
  const url = await makeFilledDatabase(databaseName)
  const database = new Client({ connectionString: url })
  await database.connect()
  await database.query('DELETE FROM admin_users')
  await database.end()
  backend = await startSecondBackend({ DATABASE_URL: url })
}, 240_000)
afterAll(async () => {
  await backend?.stop()
  await dropDatabase(databaseName)
}, 60_000)

test('accepts one of several concurrent first registrations, and rejects the others with a reason', async () => {
  const candidates = Array.from({ length: 6 }, (_, at) => `eerste-${at}@redactieproef.example`)
  const responses = await Promise.all(
    candidates.map((email) => {
      const body = { email, firstname: 'Eerste', lastname: 'Redacteur', password: 'Zeven-zware-zandzakken-1' }
      return askAdmin('POST', '/admin/register-admin', body, { backend: backend.url })
    }),
  )
  const [taken, refused] = [
    responses.filter(({ status }) => status === 200),
    responses.filter(({ status }) => status !== 200),
  ]
  expect(taken).toHaveLength(1)
  for (const response of refused) {
    expect([response.status, response.body]).toMatchObject([400, { error: { message: 'Er is al een beheerder.' } }])
    expect(tokenIn(response) ?? cookiesOf(response)).toBe('')
  }
  const token = taken[0] && tokenIn(taken[0])
  const { body } = await askAdmin('GET', '/admin/users', undefined, { token, backend: backend.url })
  expect(body).toMatchObject({
    data: { results: [{ roles: [{ code: 'strapi-super-admin' }] }], pagination: { total: 1 } },
  })
  expect(backend.lines().filter(({ level }) => level === 'error')).toEqual([])
})
