import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint, PublicFormEndpoint } from '@gevel/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { ask } from '../support/backend.ts'
import { newEmail } from '../support/registration.ts'
import { inTurn, statusesOf, TwoBackends, thenTooMany } from '../support/two-backends.ts'
import { askAs, headersOf, someAddress, type Visit } from '../support/visitor.ts'

const endpointsFolder = path.join(import.meta.dirname, '../../../contract/src/endpoints')

const backends = TwoBackends.forThisFile()

const forget = (visit: Visit) => askAs(visit, 'POST', '/auth/forgot-password', { email: newEmail() })

/** The endpoints of all public forms, from the contract's files. */
const modules: object[] = await Promise.all(
  readdirSync(endpointsFolder).map((file) => import(path.join(endpointsFolder, file))),
)
const publicForms = modules
  .flatMap((module) => Object.values(module))
  .filter((exported) => typeof exported === 'object')
  .flatMap((endpoints: Record<string, Endpoint | PublicFormEndpoint>) => Object.values(endpoints))
  .filter((endpoint) => typeof endpoint === 'object' && 'isPublicForm' in endpoint)

describe('public forms', () => {
  test.each(publicForms)('$path counts attempts without a proof: twelve an hour', async ({ path }) => {
    const address = someAddress()
    const send = (turn: number) => askAs({ address, proof: null, backend: backends.at(turn) }, 'POST', path, {})
    expect(statusesOf(await inTurn(14, send))).toEqual(thenTooMany(12, 400, 2))
    expect(accountErrorOf(await send(0)).retryAfterSeconds).toBeGreaterThan(3_000)
  })

  test('accept twelve an hour from one address without a proof, and then those of another', async () => {
    const address = someAddress()
    const send = (turn: number) => forget({ address, proof: null, backend: backends.at(turn) })
    expect(statusesOf(await inTurn(13, send))).toEqual(thenTooMany(12, 200, 1))
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
