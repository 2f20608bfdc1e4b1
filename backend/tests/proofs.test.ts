import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountErrorOf } from './support/account-errors.ts'
import { type Answer, ask, backendUrl } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { newEmail, registrationFields } from './support/registration.ts'
import { type SecondBackend, startSecondBackend } from './support/second-backend.ts'
import { askAs, headersOf, someAddress, type Visit } from './support/visitor.ts'

let database: Client
let second: SecondBackend
beforeAll(async () => {
  database = await openDatabase()
  second = await startSecondBackend()
}, 180_000)
afterAll(async () => {
  // who asks past the website is everybody of the other tests who does
  await database.query('DELETE FROM gevel_limits')
  await second.stop()
  await database.end()
}, 60_000)
beforeEach(() => database.query('DELETE FROM gevel_limits'))

/** By turns at the one copy and the other. */
const copy = (turn: number) => (turn % 2 === 0 ? backendUrl : second.url)

async function inTurn(times: number, question: (turn: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) statuses.push((await question(turn)).status)
  return statuses
}

/** So many that went, and then those that were too many. */
const went = (times: number, refused: number) => [...Array(times).fill(200), ...Array(refused).fill(429)]

const forget = (visit: Visit) => askAs(visit, 'POST', '/auth/forgot-password', { email: newEmail() })

describe('forms that anybody may send', () => {
  test.each([
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/auth/send-email-confirmation', (email: string) => ({ email })],
    ['/auth/local/register', (email: string) => registrationFields(email)],
  ])('%s goes twelve times an hour from one address without a proof', async (path, body) => {
    const address = someAddress()
    const send = (turn: number) => askAs({ address, proof: null, backend: copy(turn) }, 'POST', path, body(newEmail()))
    expect(await inTurn(14, send)).toEqual(went(12, 2))
    const refused = await send(0)
    expect(accountErrorOf(refused).retryAfterSeconds).toBeGreaterThan(3_000)
    expect((await forget({ proof: null })).status).toBe(200)
  })

  test('go sixty times with a new proof each', async () => {
    const address = someAddress()
    expect(await inTurn(61, (turn) => forget({ address, backend: copy(turn) }))).toEqual(went(60, 1))
  })

  test('take a proof once, whichever copy gets it again, and from whatever address', async () => {
    const [address, proof] = [someAddress(), crypto.randomUUID()]
    expect((await forget({ proof })).status).toBe(200)
    expect(await inTurn(13, (turn) => forget({ address, proof, backend: copy(turn) }))).toEqual(went(12, 1))
  })

  test('take one of two that come at once', async () => {
    const [address, proof] = [someAddress(), crypto.randomUUID()]
    await Promise.all([0, 1, 2, 3].map((turn) => forget({ address, proof, backend: copy(turn) })))
    // once one, and three times five
    const { rows } = await database.query(`SELECT points FROM gevel_limits WHERE key LIKE 'strangers:%'`)
    expect(rows).toEqual([{ points: 16 }])
  })
})

test('who asks past the website has no proof, whatever it says', async () => {
  const statuses = await inTurn(13, () => {
    const { 'x-website-key': _, ...headers } = headersOf({})
    const body = JSON.stringify({ email: newEmail() })
    return ask('/auth/forgot-password', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  })
  expect(statuses).toEqual(went(12, 1))
})
