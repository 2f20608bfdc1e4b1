import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from './support/database.ts'
import { openDesk } from './support/desk.ts'
import { newEmail } from './support/registration.ts'
import { orderOf, sendOrder } from './support/subscription-orders.ts'

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
    { timeout: 30_000, interval: 500 },
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
