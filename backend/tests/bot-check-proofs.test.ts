import { describe, expect, test } from 'vitest'
import { accountErrorOf } from './support/account-errors.ts'
import { ask } from './support/backend.ts'
import { newEmail, registrationFields } from './support/registration.ts'
import { inTurn, statusesOf, TwoBackends, thenTooMany } from './support/two-backends.ts'
import { askAs, headersOf, someAddress, type Visit } from './support/visitor.ts'

const backends = TwoBackends.forThisFile()

const forget = (visit: Visit) => askAs(visit, 'POST', '/auth/forgot-password', { email: newEmail() })

describe('public forms', () => {
  test.each([
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/auth/send-email-confirmation', (email: string) => ({ email })],
    ['/auth/local/register', (email: string) => registrationFields(email)],
  ])('%s accepts twelve an hour from one address without a proof', async (path, body) => {
    const address = someAddress()
    const send = (turn: number) =>
      askAs({ address, proof: null, backend: backends.at(turn) }, 'POST', path, body(newEmail()))
    expect(statusesOf(await inTurn(14, send))).toEqual(thenTooMany(12, 200, 2))
    const refused = await send(0)
    expect(accountErrorOf(refused).retryAfterSeconds).toBeGreaterThan(3_000)
    expect((await forget({ proof: null })).status).toBe(200)
  })

  test('accept sixty an hour with a new proof each', async () => {
    const address = someAddress()
    const responses = await inTurn(61, (turn) => forget({ address, backend: backends.at(turn) }))
    expect(statusesOf(responses)).toEqual(thenTooMany(60, 200, 1))
  })

  test('accept a proof once across instances and addresses', async () => {
    const [address, proof] = [someAddress(), crypto.randomUUID()]
    expect((await forget({ proof })).status).toBe(200)
    const responses = await inTurn(13, (turn) => forget({ address, proof, backend: backends.at(turn) }))
    expect(statusesOf(responses)).toEqual(thenTooMany(12, 200, 1))
  })

  test('accept one of four concurrent uses of a proof', async () => {
    const [address, proof] = [someAddress(), crypto.randomUUID()]
    await Promise.all([0, 1, 2, 3].map((turn) => forget({ address, proof, backend: backends.at(turn) })))
    // once one, and three times five
    const { rows } = await backends.database.query(`SELECT points FROM gevel_limits WHERE key LIKE 'strangers:%'`)
    expect(rows).toEqual([{ points: 16 }])
  })
})

test('ignore a proof from a client that bypasses the website', async () => {
  const responses = await inTurn(13, () => {
    const { 'x-website-key': _, ...headers } = headersOf({})
    const body = JSON.stringify({ email: newEmail() })
    return ask('/auth/forgot-password', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  })
  expect(statusesOf(responses)).toEqual(thenTooMany(12, 200, 1))
})
