import { hash } from 'bcrypt'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { accountErrorOf } from '../support/account-errors.ts'
import { askAdmin, Newsroom, someNetwork, tokenIn, tryLogIn } from '../support/editors.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { compareResponseTimes } from '../support/response-times.ts'
import { inTurn, statusesOf, TwoBackends, thenTooMany } from '../support/two-backends.ts'
import { noticeableHashCost } from '../support/with-second-backend.ts'

const backends = TwoBackends.forThisFile()
const newsroom = await Newsroom.open()
afterAll(() => newsroom.close())

/** Each guess comes from another address, as a client that forges `X-Forwarded-For` can pretend. */
const guess = (email: string, turn: number, from?: string) =>
  tryLogIn(email, `fout-wachtwoord-${turn}`, {}, { backend: backends.at(turn), from })

test('locks an account after ten wrong passwords over both instances, from any address', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  for (const address of [email, `niemand-${crypto.randomUUID()}@redactieproef.example`]) {
    const responses = await inTurn(13, (turn) => guess(address, turn))
    expect(statusesOf(responses)).toEqual(thenTooMany(10, 400, 3))
    const refused = responses.at(-1)
    expect(refused && accountErrorOf(refused)).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/^Dit is te vaak geprobeerd\. Wacht 1[45] minuten en probeer het dan opnieuw, of/),
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800)
  }
})

test('counts concurrent guesses', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  const responses = await Promise.all(Array.from({ length: 30 }, (_, turn) => guess(email, turn)))
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
})

test('mails a locked-out editor a link that unlocks the account at once', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  await inTurn(12, (turn) => guess(email, turn))
  expect((await tryLogIn(email, demoPassword)).status).toBe(429)
  const mail = await untilMail(email, 'Inloggen bij de redactie is geblokkeerd')
  const resetPasswordToken = codeIn(mail, '/admin/auth/reset-password')
  const password = 'zeven zware zandzakken'
  expect((await askAdmin('POST', '/admin/reset-password', { resetPasswordToken, password })).status).toBe(200)
  expect((await tryLogIn(email, password)).status).toBe(200)
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Inloggen bij'))).toHaveLength(1)
})

test('limits guesses at many accounts from one network, and leaves other networks alone', async () => {
  const from = someNetwork()
  const guesses = Array.from({ length: 61 }, (_, turn) => guess(`iemand-${turn}@redactieproef.example`, turn, from))
  expect(statusesOf(await Promise.all(guesses)).sort()).toEqual(thenTooMany(60, 400, 1))
  const { email } = await newsroom.createEditor('redacteur')
  expect((await tryLogIn(email, demoPassword, {}, { from })).status).toBe(429)
  expect((await tryLogIn(email, demoPassword)).status).toBe(200)
})

test('does not count log-ins with the right password', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  const from = someNetwork()
  const responses = await inTurn(15, (turn) => tryLogIn(email, demoPassword, {}, { from, backend: backends.at(turn) }))
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]))
})

test('responds as slowly to an unknown address as to a known one', { timeout: 60_000 }, async () => {
  const { id, email } = await newsroom.createEditor('redacteur')
  const password = await hash(demoPassword, noticeableHashCost)
  await newsroom.database.query('UPDATE admin_users SET password = $1 WHERE id = $2', [password, id])
  const guessAt = async (address: string) => {
    const response = await tryLogIn(address, 'dit is het niet', {}, { backend: backends.hashing })
    expect(accountErrorOf(response).code).toBe('invalid-credential')
  }
  const requests = [() => guessAt(email), (turn: number) => guessAt(`niemand-${turn}@redactieproef.example`)] as const
  const ratio = await compareResponseTimes(requests, () => backends.resetLimits())
  // without the same work on both sides it is 3 and more
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('reveals only with the right password that an account is blocked', async () => {
  const { id, email } = await newsroom.createEditor('redacteur')
  await newsroom.database.query('UPDATE admin_users SET is_active = false WHERE id = $1', [id])
  expect(accountErrorOf(await tryLogIn(email, 'dit is het niet')).code).toBe('invalid-credential')
  const response = await tryLogIn(email, demoPassword)
  expect(accountErrorOf(response).code).toBe('user-disabled')
  expect(tokenIn(response)).toBeUndefined()
})

test.each([
  ['a list as password', { email: 'x', password: [] }],
  ['a condition as address', { email: { $ne: '' }, password: 'x' }],
  ['a password of 100 kB', { email: 'a@b.example', password: 'x'.repeat(100_000) }],
  ['a list', []],
])('responds to %s with a sentence', async (_name, body) => {
  const { status, text } = await askAdmin('POST', '/admin/login', body)
  expect(status).toBe(400)
  expect(text).toMatch(/wachtwoord|e-mailadres|Dit verzoek klopt niet/i)
})

test('sends five mails an hour for a forgotten password, and does not reveal whether there is an account', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  for (const address of [email, `niemand-${crypto.randomUUID()}@redactieproef.example`]) {
    const responses = await inTurn(6, (turn) =>
      askAdmin('POST', '/admin/forgot-password', { email: address }, { backend: backends.at(turn) }),
    )
    expect(statusesOf(responses)).toEqual(thenTooMany(5, 204, 1))
  }
})
