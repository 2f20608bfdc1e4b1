import { hash } from 'bcrypt'
import { describe, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { ask } from '../support/backend.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { goodPassword, newEmail, newReader, registrationFields } from '../support/registration.ts'
import { compareResponseTimes } from '../support/response-times.ts'
import { inTurn, statusesOf, TwoBackends, thenTooMany } from '../support/two-backends.ts'
import { askAs, someAddress } from '../support/visitor.ts'
import { noticeableHashCost } from '../support/with-second-backend.ts'

const backends = TwoBackends.forThisFile()

const guess = (identifier: string, turn: number, password = `fout-wachtwoord-${turn}`, address?: string) =>
  askAs({ backend: backends.at(turn), address }, 'POST', '/auth/local', { identifier, password })

describe('guessing a password', () => {
  test('locks the account after ten attempts over both instances, from any number of addresses, and the mail unlocks it', async () => {
    const { user } = await newReader()
    const responses = await inTurn(14, (turn) => guess(user.email, turn))
    expect(statusesOf(responses)).toEqual(thenTooMany(10, 400, 4))
    const blocked = await guess(user.email, 0, goodPassword)
    expect(accountErrorOf(blocked)).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) })

    const code = codeIn(await untilMail(user.email, 'Inloggen is tijdelijk geblokkeerd'), '/wachtwoord-reset')
    const password = 'zeven zware zandzakken'
    expect((await askAs({}, 'POST', '/auth/reset-password', { code, password })).status).toBe(200)
    expect((await guess(user.email, 1, password)).status).toBe(200)
    const lockOutMails = (await mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Inloggen is'))
    expect(lockOutMails).toHaveLength(1)
  })

  test('mails the owner an unlocking link, also when the hourly limit of mails is reached', async () => {
    const { user } = await newReader()
    const forgotten = () => askAs({}, 'POST', '/auth/forgot-password', { email: user.email })
    expect((await inTurn(6, forgotten)).at(-1)?.status).toBe(429)
    await inTurn(11, (turn) => guess(user.email, turn))
    const code = codeIn(await untilMail(user.email, 'Inloggen is tijdelijk geblokkeerd'), '/wachtwoord-reset')
    const password = 'zeven zware zandzakken'
    expect((await askAs({}, 'POST', '/auth/reset-password', { code, password })).status).toBe(200)
    expect((await askAs({}, 'POST', '/auth/reset-password', { code, password })).status).toBe(400)
    expect((await guess(user.email, 1, password)).status).toBe(200)
  })

  test('is rejected with the time to wait and the alternative', async () => {
    const { user } = await newReader()
    for (const identifier of [user.email, newEmail()]) {
      const blocked = (await inTurn(11, (turn) => guess(identifier, turn))).at(-1)
      expect(blocked && accountErrorOf(blocked).message).toMatch(
        /^Dit is te vaak geprobeerd\. Wacht 1[45] minuten en probeer het dan opnieuw, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’\.$/,
      )
    }
  })

  test('is counted when concurrent', async () => {
    const { user } = await newReader()
    const responses = await Promise.all(Array.from({ length: 30 }, (_, turn) => guess(user.email, turn)))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  test('by the e-mail address and by the user name counts as one', async () => {
    const { user } = await newReader()
    const username = `proef${user.id}`
    await backends.database.query('UPDATE up_users SET username = $1 WHERE id = $2', [username, user.id])
    const responses = await inTurn(12, (turn) => guess(turn % 3 === 0 ? username : user.email, turn))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  test('of an unknown address is limited as well', async () => {
    const responses = await inTurn(12, (turn) => guess('niemand-heeft-dit@lezer.example', turn))
    expect(statusesOf(responses)).toEqual(thenTooMany(10, 400, 2))
    expect(responses.at(-1)?.text).toContain('too-many-requests')
  })

  test('of many accounts from one address is limited, and leaves other addresses alone', async () => {
    const address = someAddress()
    const responses = await inTurn(61, (turn) => guess(`iemand-${turn}@lezer.example`, turn, undefined, address))
    expect(statusesOf(responses)).toEqual(thenTooMany(60, 400, 1))
    const { user } = await newReader()
    expect((await guess(user.email, 0, goodPassword, address)).status).toBe(429)
    expect((await guess(user.email, 0, goodPassword)).status).toBe(200)
  })

  test('does not count log-ins with the right password', async () => {
    const { user } = await newReader()
    // more than an account has wrong ones
    const responses = await inTurn(12, (turn) => guess(user.email, turn, goodPassword, '192.0.2.1'))
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]))
  })

  test('while logged in is counted too', async () => {
    const { jwt, user } = await newReader()
    const fields = { currentPassword: 'dit is het niet', password: 'zeven zware zandzakken' }
    const responses = await inTurn(11, (turn) =>
      askAs({ jwt, backend: backends.at(turn) }, 'POST', '/auth/change-password', fields),
    )
    expect(statusesOf(responses)).toEqual(thenTooMany(10, 400, 1))
    expect((await guess(user.email, 0, goodPassword)).status).toBe(429)
  })
})

test('trusts a forwarded address only with the key of the website', async () => {
  const headers = (turn: number) => ({
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${turn}`,
    'x-client-address': `192.0.2.${turn}`,
    'x-website-key': 'a-guess-at-the-key-of-the-website',
  })
  const guessAs = (turn: number) => {
    const body = JSON.stringify({ identifier: `iemand-${turn}@lezer.example`, password: 'x' })
    return ask('/auth/local', { method: 'POST', headers: headers(turn), body }, backends.at(turn))
  }
  expect(statusesOf(await inTurn(2, guessAs))).toEqual([400, 400])
  // both addresses have the same count, and its last points need no comparison of passwords
  const { rowCount } = await backends.database.query(
    `UPDATE gevel_limits SET points = 60 WHERE key LIKE 'guesses:%' AND points = 2`,
  )
  expect(rowCount).toBe(1)
  expect(statusesOf(await inTurn(2, (turn) => guessAs(turn + 2)))).toEqual([429, 429])
})

describe('mails', () => {
  test.each([
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/auth/send-email-confirmation', (email: string) => ({ email })],
    ['/auth/local/register', (email: string) => registrationFields(email)],
  ])('%s sends five an hour to one address', async (path, body) => {
    for (const email of [(await newReader()).user.email, newEmail()]) {
      await backends.resetLimits()
      const responses = await inTurn(6, (turn) => askAs({ backend: backends.at(turn) }, 'POST', path, body(email)))
      expect(statusesOf(responses)).toEqual(thenTooMany(5, 200, 1))
      expect(responses.at(-1)?.text).toMatch(
        /"Dit is te vaak geprobeerd\. Wacht (59|60) minuten en probeer het dan opnieuw\."/,
      )
    }
  })

  test('of one purpose do not count for another', async () => {
    const { jwt } = await newReader()
    for (const email of [(await newReader()).user.email, newEmail()]) {
      // registering the reader has counted
      await backends.resetLimits()
      const ways = [
        () => askAs({}, 'POST', '/auth/local/register', registrationFields(email)),
        () => askAs({}, 'POST', '/auth/send-email-confirmation', { email }),
        () => askAs({ jwt }, 'POST', '/account/email-change', { email, password: goodPassword }),
        () => askAs({}, 'POST', '/auth/forgot-password', { email }),
      ]
      for (const way of ways) {
        const responses = await inTurn(6, way)
        expect(statusesOf(responses)).toEqual(thenTooMany(5, 200, 1))
      }
    }
  })
})

describe('the response time reveals nothing', () => {
  test.each([
    ['/auth/local', (email: string) => ({ identifier: email, password: 'dit is het niet' })],
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/auth/local/register', (email: string) => registrationFields(email)],
    ['/auth/send-email-confirmation', (email: string) => ({ email })],
  ])('%s', { timeout: 120_000 }, async (path, body) => {
    const known = [(await newReader()).user.email, (await newReader()).user.email]
    const password = await hash(goodPassword, noticeableHashCost)
    await backends.database.query('UPDATE up_users SET password = $1 WHERE email = ANY ($2)', [password, known])
    const send = (email = '') => askAs({ backend: backends.hashing }, 'POST', path, body(email))
    const requests = [(turn: number) => send(known[turn % known.length]), () => send(newEmail())] as const
    const ratio = await compareResponseTimes(requests, () => backends.resetLimits())
    // without the same work on both sides it is 3 and more for a password
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
