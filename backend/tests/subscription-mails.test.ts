import { type OrderedSubscription, orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MailSetup } from './support/mail-setup.ts'
import { orderOf, sendOrder } from './support/subscription-orders.ts'

const orders = 20
let setup: MailSetup

beforeAll(async () => {
  setup = await MailSetup.build({ hasSite: true })
}, 240_000)
afterAll(() => setup?.stop(), 60_000)

/** How many mails to these addresses are not sent, and how many of them were tried. */
async function openMails(addresses: readonly string[]) {
  const { rows } = await setup.database.query<{ open: number; tried: number }>(
    `SELECT count(*)::integer AS open, count(*) FILTER (WHERE retry_count > 0)::integer AS tried FROM gevel_jobs.job
     WHERE name = 'mail' AND data->>'to' = ANY ($1) AND state < 'completed'`,
    [addresses],
  )
  return rows[0]
}

test('confirms every order once whose backend was killed before its mail, after an hour without a mail server (B11)', {
  timeout: 360_000,
}, async () => {
  await setup.server.stop()
  const [first] = setup.backends
  const placed: OrderedSubscription[] = []
  for (let count = 0; count < orders; count++) {
    const { body } = await sendOrder(await orderOf(setup.database), { backend: first?.url ?? '' })
    placed.push(orderedSubscriptionSchema.parse(body))
  }
  await first?.kill('SIGKILL')
  const addresses = placed.map(({ email }) => email)
  // the other backend confirms what is left, and tries to send
  await vi.waitFor(async () => expect(await openMails(addresses)).toEqual({ open: orders, tried: orders }), {
    timeout: 150_000,
    interval: 500,
  })
  const hour = `interval '1 hour'`
  await setup.database.query(
    `UPDATE gevel_jobs.job SET created_on = created_on - ${hour}, start_after = start_after - ${hour} WHERE name = 'mail'`,
  )
  await setup.server.start()
  await vi.waitFor(async () => expect(await openMails(addresses)).toEqual({ open: 0, tried: 0 }), {
    timeout: 120_000,
    interval: 500,
  })
  for (const { email, orderNumber } of placed) {
    const mails = setup.server.to(email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(orderNumber)])
    const names = mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename?.split(' ')[0]))
    expect(names).toEqual(['Bevestiging', 'Voorwaarden', 'Modelformulier', 'Factuur'])
  }
})
