import { logInSchema } from '@gevel/contract/account'
import { single } from '@gevel/contract/envelope'
import { invitationSchema, seatsSchema } from '@gevel/contract/invitations'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import type { ApiResponse } from './support/backend.ts'
import { type Company, createCompany, removeCompany } from './support/company.ts'
import { createReaders, type Member, removeReaders } from './support/create-readers.ts'
import { openDatabase } from './support/database.ts'
import { codeIn, mailsTo, untilMail } from './support/mails.ts'
import { goodPassword, newEmail } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs } from './support/visitor.ts'

const subject = 'Lees mee met Mix Pro'

let database: Client
let company: Company
const readers: Member[] = []

beforeAll(async () => {
  database = await openDatabase()
  readers.push(...(await createReaders(database, 6)))
})
afterAll(async () => {
  await removeReaders(database, readers)
  await database.end()
})

/** Runs each test with a company of its own, with five seats of which its owner has one. */
function withCompany(title: string, work: (company: Company) => Promise<void>) {
  test(title, async () => {
    company = await createCompany(database)
    try {
      await work(company)
    } finally {
      await removeCompany(database, company)
    }
  })
}

const seatsPath = () => `/account/subscriptions/${company.number}/seats`
const invitationsPath = () => `/account/subscriptions/${company.number}/invitations`
const readerOf = (index: number) => readers[index] as Member

const invite = (list: string, by: { jwt: string } = company.owner, fields = {}) =>
  askAs(by, 'POST', invitationsPath(), { list, ...fields })

async function seats(by: { jwt: string } = company.owner) {
  return single(seatsSchema.strict()).parse((await askAs(by, 'GET', seatsPath())).body).data
}

/** Invites an address, and returns the code of the mail. */
async function codeFor(entry: string): Promise<string> {
  return codeOfNext(entry.replace(/.*<|>/g, ''), async () => expect((await invite(entry)).status).toBe(200))
}

/** The code of the mail to an address that something sends. */
async function codeOfNext(email: string, send: () => Promise<unknown>): Promise<string> {
  const before = (await mailsTo(email)).filter((mail) => mail.subject === subject).length
  await send()
  return codeIn(await untilMail(email, subject, before), '/uitnodiging')
}

async function show(code: string, by: { jwt?: string } = {}) {
  const { body } = await askAs(by, 'GET', `/public/invitations?code=${encodeURIComponent(code)}`)
  return single(invitationSchema.strict()).parse(body).data
}

const answer = (what: string, code: string, by: { jwt?: string } = {}, fields = {}) =>
  askAs(by, 'POST', `/public/invitations/${what}`, { code, ...fields })

const accept = (code: string, by: { jwt?: string }) => answer('accept', code, by)

async function readsAs(jwt: string): Promise<string> {
  const { body } = await askAs({ jwt }, 'GET', '/users/me')
  return (body as { reader: string }).reader
}

const errorOf = (response: ApiResponse) => accountErrorOf(response).code

describe('an invitation', () => {
  withCompany('lets the invited reader read at once, for as long as the owner does', async () => {
    const { email, jwt, user } = readerOf(0)
    const code = await codeFor(email)
    expect(await show(code)).toMatchObject({
      ...{ state: 'open', organisation: 'IJzerhandel De Kroon', offer: 'Mix Pro', edition: 'mix', role: 'reader' },
      ...{ email, hasAccount: true, readerEmail: null, answeredAt: null },
    })
    expect(await readsAs(jwt)).toBe('account')
    expect((await accept(code, { jwt })).status).toBe(200)
    expect(await readsAs(jwt)).toBe('mix')
    const { rows } = await database.query(
      'SELECT source, until_on = (SELECT until_on FROM gevel_entitlements WHERE user_id = $2) AS same FROM gevel_entitlements WHERE user_id = $1',
      [user.id, company.owner.user.id],
    )
    expect(rows).toEqual([{ source: 'seat', same: true }])
    expect(await show(code, { jwt })).toMatchObject({ state: 'accepted', readerEmail: email })
    // a repeat changes nothing
    expect((await accept(code, { jwt })).status).toBe(200)
    expect((await seats()).used).toBe(2)
  })

  withCompany('makes an account on the way, whose address the mail has confirmed', async () => {
    const email = newEmail()
    const code = await codeFor(`Bas Terlouw <${email}>`)
    expect(await show(code)).toMatchObject({ hasAccount: false, name: 'Bas Terlouw' })
    const fields = { name: 'Bas Terlouw', password: goodPassword, consent: true }
    const registered = logInSchema.parse((await answer('register', code, {}, fields)).body)
    expect(registered.user).toMatchObject({ email, company: 'IJzerhandel De Kroon' })
    expect(await readsAs(registered.jwt)).toBe('mix')
    expect(errorOf(await answer('register', code, {}, fields))).toBe('invitations/has-account')
    await database.query('DELETE FROM up_users WHERE id = $1', [registered.user.id])
  })

  withCompany('refuses a name or password as a registration does, and makes no account', async () => {
    const email = newEmail()
    const code = await codeFor(email)
    const register = (fields: object) => answer('register', code, {}, { name: 'Bas', consent: true, ...fields })
    expect(Object.keys(fieldErrorsOf(await register({ password: 'kort', consent: false })))).toEqual(
      expect.arrayContaining(['password', 'consent']),
    )
    expect(Object.keys(fieldErrorsOf(await register({ password: goodPassword, name: '<b>' })))).toEqual(['name'])
    expect((await database.query('SELECT FROM up_users WHERE email = $1', [email])).rowCount).toBe(0)
    expect((await show(code)).state).toBe('open')
  })

  withCompany('is for the address that it was sent to', async () => {
    const [invited, other] = [readerOf(0), readerOf(1)]
    const code = await codeFor(invited.email)
    expect(await show(code, other)).toMatchObject({ state: 'open', email: invited.email, readerEmail: other.email })
    expect(errorOf(await accept(code, other))).toBe('invitations/other-account')
    expect(await readsAs(other.jwt)).toBe('account')
    expect(errorOf(await accept(code, {}))).toBe('user-token-expired')
  })

  withCompany('says that it expired, and asks the inviter for a new one once a day', async () => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    await database.query("UPDATE gevel_invitations SET expires_at = now() - interval '1 second' WHERE email = $1", [
      email,
    ])
    expect((await show(code)).state).toBe('expired')
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/expired')
    expect((await seats()).used).toBe(1)
    expect((await answer('renewal', code)).status).toBe(200)
    await untilMail(company.owner.email, 'Iemand wil een nieuwe uitnodiging')
    expect((await answer('renewal', code)).status).toBe(429)
  })

  withCompany('says that it was withdrawn', async () => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    const [sent] = (await seats()).invitations
    const path = `${invitationsPath()}/${sent?.id}`
    for (const _ of [1, 2]) expect((await askAs(company.owner, 'DELETE', path)).status).toBe(204)
    expect((await show(code)).state).toBe('withdrawn')
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/withdrawn')
    expect((await seats()).used).toBe(1)
  })

  withCompany('frees its seat when it is declined, and can be accepted after all', async () => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    for (const _ of [1, 2]) expect((await answer('decline', code)).status).toBe(200)
    await untilMail(company.owner.email, 'Een uitnodiging is afgeslagen')
    expect((await show(code)).state).toBe('declined')
    expect((await seats()).used).toBe(1)
    expect((await invite(Array.from({ length: 4 }, newEmail).join('\n'))).status).toBe(200)
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/full')
    await database.query('UPDATE gevel_subscriptions SET seats = 6 WHERE id = $1', [company.subscriptionId])
    expect((await accept(code, { jwt })).status).toBe(200)
    expect((await seats()).used).toBe(6)
  })

  withCompany('says that the subscription has ended', async () => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    await database.query("UPDATE gevel_subscriptions SET state = 'ended' WHERE id = $1", [company.subscriptionId])
    expect((await show(code)).state).toBe('over')
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/over')
  })

  withCompany('does not know a code that we did not make', async () => {
    const code = await codeFor(readerOf(0).email)
    for (const other of [
      '',
      'x',
      code.slice(0, -1),
      code.replace('invitation', 'gift'),
      code.replace(/\.\d+\./, '.1.'),
    ]) {
      const response = await askAs({}, 'GET', `/public/invitations?code=${encodeURIComponent(other)}`)
      expect([response.status, errorOf(response)], other).toEqual([404, 'invitations/unknown'])
    }
    expect(errorOf(await answer('accept', 'x', readerOf(0)))).toBe('invitations/unknown')
    expect(errorOf(await answer('decline', 'x'))).toBe('invitations/unknown')
  })

  withCompany('is sent again without taking a second seat (B21)', async () => {
    const { email, jwt } = readerOf(2)
    const first = await codeFor(email)
    await database.query(
      "UPDATE gevel_invitations SET sent_at = sent_at - interval '20 days', expires_at = now() - interval '5 days' WHERE email = $1",
      [email],
    )
    const [sent] = (await seats()).invitations
    expect(sent).toMatchObject({ email, isExpired: true })
    const resend = () => askAs(company.owner, 'POST', `${invitationsPath()}/${sent?.id}/resend`)
    const second = await codeOfNext(email, async () => expect((await resend()).status).toBe(204))
    expect((await seats()).used).toBe(2)
    expect((await invite(email)).status).toBe(200)
    expect((await seats()).used).toBe(2)
    expect((await show(first)).state).toBe('open')
    expect((await accept(second, { jwt })).status).toBe(200)
    expect((await seats()).used).toBe(2)
    expect((await seats()).invitations).toEqual([])
  })
})

describe('a list', () => {
  withCompany('invites everybody in it', async () => {
    const emails = Array.from({ length: 3 }, newEmail)
    const list = `Jan de Wit <${emails[0]}>; ${emails[1]}\r\n"Kim" <${emails[2]}>, ${emails[2]}`
    expect((await invite(list)).body).toEqual({ sent: 3 })
    const { invitations, used } = await seats()
    expect(invitations.map(({ email, name }) => [email, name])).toEqual([
      [emails[0], 'Jan de Wit'],
      [emails[1], null],
      [emails[2], 'Kim'],
    ])
    expect(used).toBe(4)
    await untilMail(emails[0] ?? '', subject)
  })

  withCompany('invites nobody when a line is wrong, and names each one', async () => {
    const email = newEmail()
    const { list } = fieldErrorsOf(await invite(`${email}\nPiet\nkees@`))
    expect(list).toBe('Regel 2: ‘Piet’ is geen e-mailadres.\nRegel 3: ‘kees@’ is geen e-mailadres.')
    expect(fieldErrorsOf(await invite(`${email}\n${company.owner.email}`)).list).toBe(
      `${company.owner.email} leest al mee.`,
    )
    expect(fieldErrorsOf(await invite(' \n')).list).toBe('Vul een e-mailadres in.')
    expect((await seats()).invitations).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  })

  withCompany('invites nobody when there are too few seats', async () => {
    const { list } = fieldErrorsOf(await invite(Array.from({ length: 5 }, newEmail).join(';')))
    expect(list).toBe('Er zijn 4 plaatsen vrij; de lijst heeft 5 adressen.')
    expect((await seats()).used).toBe(1)
  })

  withCompany('of twenty at once never gives more seats than there are', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => invite(newEmail())))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect((await seats()).used).toBe(5)
  })
})

describe('a seat', () => {
  withCompany('that is taken back closes the access of its reader at once', async () => {
    const { email, jwt } = readerOf(0)
    await accept(await codeFor(email), { jwt })
    expect(await readsAs(jwt)).toBe('mix')
    const seat = (await seats()).people.find((one) => one.email === email)
    expect(seat).toMatchObject({ role: 'reader', isSelf: false })
    expect((await askAs(company.owner, 'DELETE', `${seatsPath()}/${seat?.id}`)).status).toBe(204)
    expect(await readsAs(jwt)).toBe('account')
    expect((await seats()).used).toBe(1)
    expect((await askAs(company.owner, 'DELETE', `${seatsPath()}/${seat?.id}`)).status).toBe(404)
  })

  withCompany('of the owner stays', async () => {
    const [own] = (await seats()).people
    expect(own).toMatchObject({ role: 'owner', isSelf: true })
    expect(errorOf(await askAs(company.owner, 'DELETE', `${seatsPath()}/${own?.id}`))).toBe('invitations/owner')
    const role = askAs(company.owner, 'PUT', `${seatsPath()}/${own?.id}/role`, { role: 'reader' })
    expect(errorOf(await role)).toBe('invitations/owner')
  })

  withCompany('of a manager gives seats too, until the owner takes that away', async () => {
    const [manager, colleague] = [readerOf(0), readerOf(1)]
    for (const { email, jwt } of [manager, colleague]) await accept(await codeFor(email), { jwt })
    const idOf = async (email: string) => (await seats()).people.find((one) => one.email === email)?.id
    const setRole = async (by: Member, email: string, role: string) =>
      askAs(by, 'PUT', `${seatsPath()}/${await idOf(email)}/role`, { role })
    expect((await invite(newEmail(), manager)).status).toBe(404)
    expect((await setRole(company.owner, manager.email, 'manager')).status).toBe(204)
    expect((await invite(newEmail(), manager)).status).toBe(200)
    expect((await seats(manager)).role).toBe('manager')
    expect(errorOf(await setRole(manager, colleague.email, 'manager'))).toBe('invitations/owner-only')
    expect((await setRole(company.owner, manager.email, 'reader')).status).toBe(204)
    expect((await invite(newEmail(), manager)).status).toBe(404)
  })

  withCompany('of another customer cannot be found by guessing', async () => {
    const { email, jwt } = readerOf(0)
    await accept(await codeFor(email), { jwt })
    await invite(newEmail())
    const { people, invitations } = await seats()
    const other = await createCompany(database)
    try {
      const own = { seats: seatsPath(), invitations: invitationsPath() }
      // a reader with a seat, the owner of another subscription by the number of this one, and by its own number
      for (const by of [{ jwt }, other.owner]) {
        for (const of of [
          own,
          {
            seats: `/account/subscriptions/${other.number}/seats`,
            invitations: `/account/subscriptions/${other.number}/invitations`,
          },
        ]) {
          if (by === other.owner && of !== own) continue
          expect((await askAs(by, 'GET', of.seats)).status).toBe(404)
          expect((await askAs(by, 'POST', of.invitations, { list: newEmail() })).status).toBe(404)
        }
      }
      const theirs = `/account/subscriptions/${other.number}`
      for (const [method, path] of [
        ['DELETE', `${theirs}/seats/${people[1]?.id}`],
        ['PUT', `${theirs}/seats/${people[1]?.id}/role`],
        ['DELETE', `${theirs}/invitations/${invitations[0]?.id}`],
        ['POST', `${theirs}/invitations/${invitations[0]?.id}/resend`],
        ['DELETE', `${theirs}/seats/nul`],
      ] as const)
        expect((await askAs(other.owner, method, path, { role: 'manager' })).status, path).toBe(404)
      expect((await askAs({}, 'GET', own.seats)).status).toBe(401)
    } finally {
      await removeCompany(database, other)
    }
  })
})

withCompany('the timeline of the customer says who invited, accepted and took back', async () => {
  const { email, jwt } = readerOf(0)
  await accept(await codeFor(email), { jwt })
  const seat = (await seats()).people.find((one) => one.email === email)
  await askAs(company.owner, 'DELETE', `${seatsPath()}/${seat?.id}`)
  const { rows } = await database.query(
    'SELECT kind, subject, actor_name FROM gevel_ledger_events WHERE customer_id = $1 ORDER BY id',
    [company.customerId],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['seat-invited', 'seat-accepted', 'seat-taken-back'])
  expect(rows[0]).toMatchObject({ subject: 'subscription', actor_name: company.owner.user.name })
})

withCompany('an account takes its invitations with it, and its download has them', async () => {
  const [invited] = await createReaders(database, 1)
  const { email, jwt, user } = invited as Member
  await codeFor(email)
  const exported = (await askAs({ jwt }, 'GET', '/account/export')).body as { invitations: object[] }
  expect(exported.invitations).toEqual([expect.objectContaining({ email, purpose: 'seat' })])
  await database.query("UPDATE up_users SET deletion_at = now() - interval '15 days' WHERE id = $1", [user.id])
  await runJobs(database, 'account-clean-up')
  expect((await database.query('SELECT FROM gevel_invitations WHERE email = $1', [email])).rowCount).toBe(0)
})

withCompany('invitations are removed 90 days after their last day', async () => {
  await invite(`${newEmail()}\n${newEmail()}`)
  await database.query(
    `UPDATE gevel_invitations SET expires_at = now() - interval '91 days'
     WHERE id = (SELECT min(id) FROM gevel_invitations WHERE subject_id = $1)`,
    [company.subscriptionId],
  )
  await runJobs(database, 'invitations-clean-up')
  expect((await seats()).invitations).toHaveLength(1)
})
