import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeAddress } from '../support/change-address.ts'
import { openDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk.ts'
import { untilMail } from '../support/mails.ts'
import { newEmail, newReader } from '../support/registration.ts'
import { queueForLater, runJobs } from '../support/run-jobs.ts'
import { orderOf, sendOrder } from '../support/subscription-orders.ts'
import { askAs } from '../support/visitor.ts'

const desk = openDesk()
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

/** The mails on the timeline of a subscription, as the desk sees them. */
async function mailsOnTimeline(subscription: number) {
  const { body } = await desk.request('GET', `subscriptions/${subscription}`)
  const timeline: { subject: string; kind: string; reason: string | null; data: { email?: string } }[] =
    Object(body).data.events
  return timeline.filter(({ subject }) => subject === 'mail')
}

test('mails about an order are on the timeline of its customer, with one that came back', async () => {
  const email = newEmail()
  const customer = { kind: 'person' as const, name: 'Sanne de Wit', email }
  expect((await sendOrder(await orderOf(database, { customer }))).status).toBe(200)
  const { rows } = await database.query(
    'SELECT s.id FROM gevel_subscriptions s JOIN gevel_customers c ON c.id = s.customer_id WHERE c.email = $1',
    [email],
  )
  const { id } = rows[0]
  await vi.waitFor(
    async () => expect(await mailsOnTimeline(id)).toContainEqual(expect.objectContaining({ kind: 'sent' })),
    { timeout: 60_000, interval: 500 },
  )
  await database.query(
    `UPDATE gevel_sent_mails SET state = 'bounced', reason = '5.1.1 no such user' WHERE email = $1 AND state = 'sent'`,
    [email],
  )
  expect(await mailsOnTimeline(id)).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'bounced', reason: '5.1.1 no such user' },
      data: expect.objectContaining({ email }),
    }),
  )
})

test('mails to an earlier address stay with their account, and not with who has the address now', async () => {
  const reader = await newReader()
  const { jwt, user } = reader
  const email = await changeAddress(reader)
  const downloaded = async (token: string): Promise<string[]> => {
    const { mails } = Object((await askAs({ jwt: token }, 'GET', '/account/export')).body)
    return mails.map(({ subject }: { subject: string }) => subject)
  }
  const changed = 'Uw e-mailadres is gewijzigd'
  await vi.waitFor(async () => expect(await downloaded(jwt)).toContain(changed), { timeout: 60_000, interval: 500 })
  expect(await downloaded(jwt)).toEqual(
    expect.arrayContaining(['Bevestig de wijziging van uw e-mailadres', 'Bevestig uw nieuwe e-mailadres']),
  )
  const next = await newReader(user.email)
  const welcome = 'Welkom bij Gevel'
  await vi.waitFor(async () => expect(await downloaded(next.jwt)).toContain(welcome), {
    timeout: 30_000,
    interval: 500,
  })
  const ofNext = await downloaded(next.jwt)
  expect(ofNext).not.toContain(changed)

  await database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [user.id])
  await runJobs(database, 'account-clean-up')
  await untilMail(email, 'Uw account is verwijderd')
  const { rows } = await database.query('SELECT subject FROM gevel_sent_mails WHERE email = $1', [user.email])
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(ofNext.toSorted())
})

test('a mail that waits while the address changes stays with its account', async () => {
  const reader = await newReader()
  const { jwt, user } = reader
  const link = `${process.env.SITE_URL}/wachtwoord-vergeten`
  const props = { name: 'Sanne de Wit', resetLink: link }
  const waits = await queueForLater('mail', { template: 'passwordChanged', to: user.email.toUpperCase(), props })
  await changeAddress(reader)
  await database.query('UPDATE gevel_jobs.job SET start_after = now() WHERE id = $1', [waits])
  await vi.waitFor(
    async () => {
      const { body } = await askAs({ jwt }, 'GET', '/account/export')
      expect(Object(body).mails).toContainEqual(expect.objectContaining({ subject: 'Uw wachtwoord is gewijzigd' }))
    },
    { timeout: 60_000, interval: 500 },
  )
})
