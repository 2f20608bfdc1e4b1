import { followedWordingVersion } from '@gevel/contract/followed-mail'
import { newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAddress } from '../support/change-address.ts'
import { openDatabase } from '../support/database.ts'
import { untilMail } from '../support/mails.ts'
import { newEmail, newReader } from '../support/registration.ts'
import { startAlert } from '../support/vacancy-alerts.ts'
import { askAs } from '../support/visitor.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const wordingVersion = newsletterWordingVersion

async function consentsOf(email: string) {
  const { rows } = await database.query(
    `SELECT c.* FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id WHERE a.email = $1 ORDER BY c.id`,
    [email],
  )
  return rows
}

const choose = async (jwt: string, lists: string[]) =>
  expect((await askAs({ jwt }, 'PUT', '/account/newsletter', { lists, wordingVersion })).status).toBe(204)
const chosen = async (jwt: string) => Object((await askAs({ jwt }, 'GET', '/account/newsletter')).body).lists

/** Stores the consents of an address without an account, confirmed. */
async function storeConsents(email: string, lists: string[], ended: string | null = null): Promise<void> {
  await database.query(
    `WITH address AS (
      INSERT INTO gevel_mail_addresses (email, email_hash) VALUES ($1, sha256(convert_to($1, 'UTF8')))
      ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id
    )
    INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at, withdrawn_at, withdrawn_by)
    SELECT id, unnest($2::text[]), 'Van vroeger', 1, '/nieuwsbrief', 'form', now(), CASE WHEN $3::text IS NOT NULL THEN now() END, $3 FROM address`,
    [email, lists, ended],
  )
}

describe('what an account gets by mail', () => {
  test('moves to the new address with the proof of consent', async () => {
    const reader = await newReader()
    const { jwt, user } = reader
    await choose(jwt, ['general', 'events'])
    await startAlert(user.email)
    const rhythm = { rhythm: 'weekly', wordingVersion: followedWordingVersion }
    expect((await askAs({ jwt }, 'PUT', '/account/followed/mail', rhythm)).status).toBe(200)
    const before = await consentsOf(user.email)
    const { rows: alertsBefore } = await database.query(
      'SELECT * FROM gevel_vacancy_alerts WHERE consent_id = ANY ($1)',
      [before.map(({ id }) => id)],
    )

    const email = await changeAddress(reader)
    expect(await chosen(jwt)).toEqual(['general', 'events'])
    expect((await askAs({ jwt }, 'GET', '/account/followed/mail')).body).toEqual({ rhythm: 'weekly' })
    expect(await consentsOf(user.email)).toEqual(
      before.map((consent) => ({ ...consent, withdrawn_at: expect.any(Date), withdrawn_by: 'address-change' })),
    )
    const after = await consentsOf(email)
    expect(after).toEqual(
      before.map((consent) => ({
        ...consent,
        ...{ id: expect.any(Number), address_id: expect.any(Number), source: 'address-change' },
        ...{ moved_from: consent.id, moved_at: expect.any(Date) },
      })),
    )
    const { rows: alertsAfter } = await database.query(
      'SELECT * FROM gevel_vacancy_alerts WHERE consent_id = ANY ($1)',
      [after.map(({ id }) => id)],
    )
    expect(alertsAfter).toEqual([{ ...alertsBefore[0], consent_id: expect.any(Number) }])
    const { text } = await untilMail(user.email, 'Uw e-mailadres is gewijzigd')
    expect(text).toContain('meldingen die u koos, gaan mee')
  })

  test('leaves what the new address has and what it ended, and comes to nobody twice', async () => {
    const reader = await newReader()
    await choose(reader.jwt, ['general', 'pro', 'events'])
    const email = newEmail()
    await storeConsents(email, ['newsletter-general'])
    await storeConsents(email, ['newsletter-pro'], 'link')
    await changeAddress(reader, email)
    expect(await chosen(reader.jwt)).toEqual(['general', 'events'])
    expect(await consentsOf(email)).toMatchObject([
      { list: 'newsletter-general', source: 'form', withdrawn_at: null, moved_from: null },
      { list: 'newsletter-pro', withdrawn_by: 'link' },
      { list: 'newsletter-events', source: 'address-change' },
    ])
    expect((await consentsOf(reader.user.email)).every(({ withdrawn_by }) => withdrawn_by === 'address-change')).toBe(
      true,
    )
  })

  test('does not begin at an address that must get no mail', async () => {
    const reader = await newReader()
    await choose(reader.jwt, ['general'])
    const email = newEmail()
    const suppress = `INSERT INTO gevel_mail_addresses (email, email_hash, suppressed_at, suppressed_because)
      VALUES ($1, sha256(convert_to($1, 'UTF8')), now(), 'complaint')`
    await database.query(suppress, [email])
    await changeAddress(reader, email)
    expect(await chosen(reader.jwt)).toEqual([])
    const { rows } = await database.query('SELECT suppressed_because FROM gevel_mail_addresses WHERE email = $1', [
      email,
    ])
    expect(rows).toEqual([{ suppressed_because: 'complaint' }])
    expect((await untilMail(reader.user.email, 'Uw e-mailadres is gewijzigd')).text).not.toContain('gaan mee')
  })

  test('comes back with it to the address that it had', async () => {
    const reader = await newReader()
    const { jwt, user } = reader
    await choose(jwt, ['general'])
    const email = await changeAddress(reader)
    await changeAddress({ ...reader, user: { ...user, email } }, user.email)
    expect(await chosen(jwt)).toEqual(['general'])
    expect(await consentsOf(email)).toMatchObject([{ withdrawn_by: 'address-change' }])
  })

  test('goes to the new address where it was not sent yet', async () => {
    const reader = await newReader()
    await choose(reader.jwt, ['general'])
    const store = (edition: string, state: string) =>
      database.query(
        `INSERT INTO gevel_mail_deliveries (kind, edition, address_id, content, state, due_at, expires_at)
        SELECT 'newsletter', $2, id, '{}', $3, now() + interval '1 day', now() + interval '2 days' FROM gevel_mail_addresses WHERE email = $1`,
        [reader.user.email, edition, state],
      )
    await store('moved-1', 'waiting')
    await store('moved-2', 'sent')
    const email = await changeAddress(reader)
    const { rows } = await database.query(
      `SELECT d.edition, a.email FROM gevel_mail_deliveries d JOIN gevel_mail_addresses a ON a.id = d.address_id
      WHERE a.email = ANY ($1) ORDER BY d.edition`,
      [[reader.user.email, email]],
    )
    expect(rows).toEqual([
      { edition: 'moved-1', email },
      { edition: 'moved-2', email: reader.user.email },
    ])
  })

  test('has the digest of a day once, and an alert that waits under its new number', async () => {
    const reader = await newReader()
    const { jwt, user } = reader
    const rhythm = { rhythm: 'daily', wordingVersion: followedWordingVersion }
    expect((await askAs({ jwt }, 'PUT', '/account/followed/mail', rhythm)).status).toBe(200)
    await startAlert(user.email)
    const alert = (await consentsOf(user.email)).find(({ list }) => list === 'vacancy-alerts')
    const store = (kind: string, state: string, content: object) =>
      database.query(
        `INSERT INTO gevel_mail_deliveries (kind, edition, address_id, content, state, due_at, expires_at)
        SELECT $2, 'today', id, $4, $3, now() + interval '1 day', now() + interval '2 days' FROM gevel_mail_addresses WHERE email = $1`,
        [user.email, kind, state, content],
      )
    await store('followed', 'sent', { parts: [] })
    await store('vacancy-alerts', 'waiting', { alerts: [{ id: alert.id, vacancies: [12, 14] }] })
    const email = await changeAddress(reader)
    const moved = (await consentsOf(email)).find(({ list }) => list === 'vacancy-alerts')
    const { rows } = await database.query(
      `SELECT d.kind, d.state, d.content FROM gevel_mail_deliveries d JOIN gevel_mail_addresses a ON a.id = d.address_id
      WHERE a.email = $1 AND d.edition = 'today' ORDER BY d.kind`,
      [email],
    )
    expect(rows).toEqual([
      { kind: 'followed', state: 'skipped', content: null },
      { kind: 'vacancy-alerts', state: 'waiting', content: { alerts: [{ id: moved.id, vacancies: [12, 14] }] } },
    ])
  })
})
