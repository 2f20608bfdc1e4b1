import { logInSchema } from '@gevel/contract/account'
import { describe, expect } from 'vitest'
import { fieldErrorsOf } from '../support/account-errors.ts'
import { createReaders, type Member } from '../support/create-readers.ts'
import {
  accept,
  answer,
  codeOfNext,
  errorOf,
  prepareCompanies,
  readsAs,
  showInvitation,
} from '../support/invitations.ts'
import { untilMail } from '../support/mails.ts'
import { goodPassword, newEmail } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

const withCompany = prepareCompanies()

describe('an invitation', () => {
  withCompany(
    'lets the invited reader read at once, for as long as the owner does',
    async ({ company, database, seats, codeFor, readerOf }) => {
      const { email, jwt, user } = readerOf(0)
      const code = await codeFor(email)
      expect(await showInvitation(code)).toMatchObject({
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
      expect(await showInvitation(code, { jwt })).toMatchObject({ state: 'accepted', readerEmail: email })
      // a repeat changes nothing
      expect((await accept(code, { jwt })).status).toBe(200)
      expect((await seats()).used).toBe(2)
    },
  )

  withCompany('makes an account on the way, whose address the mail has confirmed', async ({ database, codeFor }) => {
    const email = newEmail()
    const code = await codeFor(`Bas Terlouw <${email}>`)
    expect(await showInvitation(code)).toMatchObject({ hasAccount: false, name: 'Bas Terlouw' })
    const fields = { name: 'Bas Terlouw', password: goodPassword, consent: true }
    const registered = logInSchema.parse((await answer('register', code, {}, fields)).body)
    expect(registered.user).toMatchObject({ email, company: 'IJzerhandel De Kroon' })
    expect(await readsAs(registered.jwt)).toBe('mix')
    expect(errorOf(await answer('register', code, {}, fields))).toBe('invitations/has-account')
    await database.query('DELETE FROM up_users WHERE id = $1', [registered.user.id])
  })

  withCompany(
    'refuses a name or password as a registration does, and makes no account',
    async ({ database, codeFor }) => {
      const email = newEmail()
      const code = await codeFor(email)
      const register = (fields: object) => answer('register', code, {}, { name: 'Bas', consent: true, ...fields })
      expect(Object.keys(fieldErrorsOf(await register({ password: 'kort', consent: false })))).toEqual(
        expect.arrayContaining(['password', 'consent']),
      )
      expect(Object.keys(fieldErrorsOf(await register({ password: goodPassword, name: '<b>' })))).toEqual(['name'])
      expect((await database.query('SELECT FROM up_users WHERE email = $1', [email])).rowCount).toBe(0)
      expect((await showInvitation(code)).state).toBe('open')
    },
  )

  withCompany('is for the address that it was sent to', async ({ codeFor, readerOf }) => {
    const [invited, other] = [readerOf(0), readerOf(1)]
    const code = await codeFor(invited.email)
    expect(await showInvitation(code, other)).toMatchObject({
      state: 'open',
      email: invited.email,
      readerEmail: other.email,
    })
    expect(errorOf(await accept(code, other))).toBe('invitations/other-account')
    expect(await readsAs(other.jwt)).toBe('account')
    expect(errorOf(await accept(code, {}))).toBe('user-token-expired')
  })

  withCompany(
    'says that it expired, and asks the inviter for a new one once a day',
    async ({ company, database, seats, codeFor, readerOf }) => {
      const { email, jwt } = readerOf(0)
      const code = await codeFor(email)
      await database.query("UPDATE gevel_invitations SET expires_at = now() - interval '1 second' WHERE email = $1", [
        email,
      ])
      expect((await showInvitation(code)).state).toBe('expired')
      expect(errorOf(await accept(code, { jwt }))).toBe('invitations/expired')
      expect((await seats()).used).toBe(1)
      expect((await answer('renewal', code)).status).toBe(200)
      await untilMail(company.owner.email, 'Iemand wil een nieuwe uitnodiging')
      expect((await answer('renewal', code)).status).toBe(429)
    },
  )

  withCompany('says that it was withdrawn', async ({ company, seats, codeFor, invitationsPath, readerOf }) => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    const [sent] = (await seats()).invitations
    const path = `${invitationsPath}/${sent?.id}`
    for (const _ of [1, 2]) expect((await askAs(company.owner, 'DELETE', path)).status).toBe(204)
    expect((await showInvitation(code)).state).toBe('withdrawn')
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/withdrawn')
    expect((await seats()).used).toBe(1)
  })

  withCompany(
    'frees its seat when it is declined, and can be accepted after all',
    async ({ company, database, invite, seats, codeFor, readerOf }) => {
      const { email, jwt } = readerOf(0)
      const code = await codeFor(email)
      for (const _ of [1, 2]) expect((await answer('decline', code)).status).toBe(200)
      await untilMail(company.owner.email, 'Een uitnodiging is afgeslagen')
      expect((await showInvitation(code)).state).toBe('declined')
      expect((await seats()).used).toBe(1)
      expect((await invite(Array.from({ length: 4 }, newEmail).join('\n'))).status).toBe(200)
      expect(errorOf(await accept(code, { jwt }))).toBe('invitations/full')
      await database.query('UPDATE gevel_subscriptions SET seats = 6 WHERE id = $1', [company.subscriptionId])
      expect((await accept(code, { jwt })).status).toBe(200)
      expect((await seats()).used).toBe(6)
    },
  )

  withCompany('says that the subscription has ended', async ({ company, database, codeFor, readerOf }) => {
    const { email, jwt } = readerOf(0)
    const code = await codeFor(email)
    await database.query("UPDATE gevel_subscriptions SET state = 'ended' WHERE id = $1", [company.subscriptionId])
    expect((await showInvitation(code)).state).toBe('over')
    expect(errorOf(await accept(code, { jwt }))).toBe('invitations/over')
  })

  withCompany('does not know a code that we did not make', async ({ codeFor, readerOf }) => {
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

  withCompany(
    'is sent again without taking a second seat (B21)',
    async ({ company, database, invite, seats, codeFor, invitationsPath, readerOf }) => {
      const { email, jwt } = readerOf(2)
      const first = await codeFor(email)
      await database.query(
        "UPDATE gevel_invitations SET sent_at = sent_at - interval '20 days', expires_at = now() - interval '5 days' WHERE email = $1",
        [email],
      )
      const [sent] = (await seats()).invitations
      expect(sent).toMatchObject({ email, isExpired: true })
      const resend = () => askAs(company.owner, 'POST', `${invitationsPath}/${sent?.id}/resend`)
      const second = await codeOfNext(email, async () => expect((await resend()).status).toBe(204))
      expect((await seats()).used).toBe(2)
      expect((await invite(email)).status).toBe(200)
      expect((await seats()).used).toBe(2)
      expect((await showInvitation(first)).state).toBe('open')
      expect((await accept(second, { jwt })).status).toBe(200)
      expect((await seats()).used).toBe(2)
      expect((await seats()).invitations).toEqual([])
    },
  )
})

withCompany('an account takes its invitations with it, and its download has them', async ({ database, codeFor }) => {
  const [invited] = await createReaders(database, 1)
  const { email, jwt, user } = invited as Member
  await codeFor(email)
  const exported = (await askAs({ jwt }, 'GET', '/account/export')).body as { invitations: object[] }
  expect(exported.invitations).toEqual([expect.objectContaining({ email, purpose: 'seat' })])
  await database.query("UPDATE up_users SET deletion_at = now() - interval '15 days' WHERE id = $1", [user.id])
  await runJobs(database, 'account-clean-up')
  expect((await database.query('SELECT FROM gevel_invitations WHERE email = $1', [email])).rowCount).toBe(0)
})

withCompany('invitations are removed 90 days after their last day', async ({ company, database, invite, seats }) => {
  await invite(`${newEmail()}\n${newEmail()}`)
  await database.query(
    `UPDATE gevel_invitations SET expires_at = now() - interval '91 days'
     WHERE id = (SELECT min(id) FROM gevel_invitations WHERE subject_id = $1)`,
    [company.subscriptionId],
  )
  await runJobs(database, 'invitations-clean-up')
  expect((await seats()).invitations).toHaveLength(1)
})
