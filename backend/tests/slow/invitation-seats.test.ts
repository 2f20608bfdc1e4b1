import { describe, expect } from 'vitest'
import { createCompany, removeCompany } from '../support/company.ts'
import type { Member } from '../support/create-readers.ts'
import { accept, errorOf, prepareCompanies, readsAs } from '../support/invitations.ts'
import { newEmail } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

const withCompany = prepareCompanies()

describe('a seat', () => {
  withCompany(
    'that is taken back closes the access of its reader at once',
    async ({ company, seats, codeFor, seatsPath, readerOf }) => {
      const { email, jwt } = readerOf(0)
      await accept(await codeFor(email), { jwt })
      expect(await readsAs(jwt)).toBe('mix')
      const seat = (await seats()).people.find((one) => one.email === email)
      expect(seat).toMatchObject({ role: 'reader', isSelf: false })
      expect((await askAs(company.owner, 'DELETE', `${seatsPath}/${seat?.id}`)).status).toBe(204)
      expect(await readsAs(jwt)).toBe('account')
      expect((await seats()).used).toBe(1)
      expect((await askAs(company.owner, 'DELETE', `${seatsPath}/${seat?.id}`)).status).toBe(404)
    },
  )

  withCompany('of the owner stays', async ({ company, seats, seatsPath }) => {
    const [own] = (await seats()).people
    expect(own).toMatchObject({ role: 'owner', isSelf: true })
    expect(errorOf(await askAs(company.owner, 'DELETE', `${seatsPath}/${own?.id}`))).toBe('invitations/owner')
    const role = askAs(company.owner, 'PUT', `${seatsPath}/${own?.id}/role`, { role: 'reader' })
    expect(errorOf(await role)).toBe('invitations/owner')
  })

  withCompany(
    'of a manager gives seats too, until the owner takes that away',
    async ({ company, invite, seats, codeFor, seatsPath, readerOf }) => {
      const [manager, colleague] = [readerOf(0), readerOf(1)]
      for (const { email, jwt } of [manager, colleague]) await accept(await codeFor(email), { jwt })
      const idOf = async (email: string) => (await seats()).people.find((one) => one.email === email)?.id
      const setRole = async (by: Member, email: string, role: string) =>
        askAs(by, 'PUT', `${seatsPath}/${await idOf(email)}/role`, { role })
      expect((await invite(newEmail(), manager)).status).toBe(404)
      expect((await setRole(company.owner, manager.email, 'manager')).status).toBe(204)
      expect((await invite(newEmail(), manager)).status).toBe(200)
      expect((await seats(manager)).role).toBe('manager')
      expect(errorOf(await setRole(manager, colleague.email, 'manager'))).toBe('invitations/owner-only')
      expect((await setRole(company.owner, manager.email, 'reader')).status).toBe(204)
      expect((await invite(newEmail(), manager)).status).toBe(404)
    },
  )

  withCompany(
    'of another customer cannot be found by guessing',
    async ({ database, invite, seats, codeFor, seatsPath, invitationsPath, readerOf }) => {
      const { email, jwt } = readerOf(0)
      await accept(await codeFor(email), { jwt })
      await invite(newEmail())
      const { people, invitations } = await seats()
      const other = await createCompany(database)
      try {
        const own = { seats: seatsPath, invitations: invitationsPath }
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
    },
  )
})

withCompany(
  'the timeline of the customer says who invited, accepted and took back',
  async ({ company, database, seats, codeFor, seatsPath, readerOf }) => {
    const { email, jwt } = readerOf(0)
    await accept(await codeFor(email), { jwt })
    const seat = (await seats()).people.find((one) => one.email === email)
    await askAs(company.owner, 'DELETE', `${seatsPath}/${seat?.id}`)
    const { rows } = await database.query(
      'SELECT kind, subject, actor_name FROM gevel_ledger_events WHERE customer_id = $1 ORDER BY id',
      [company.customerId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['seat-invited', 'seat-accepted', 'seat-taken-back'])
    expect(rows[0]).toMatchObject({ subject: 'subscription', actor_name: company.owner.user.name })
  },
)
