import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Admin } from '../support/admin.ts'
import { deskEditor } from '../support/desk.ts'
import { askAdmin, Newsroom } from '../support/editors.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import { newEmail, newReader } from '../support/registration.ts'
import { orderOf } from '../support/subscription-orders.ts'

const route = '/admin/site/desk/subscriptions'
const takenSchema = z.object({ data: z.object({ id: z.int(), number: z.string() }) })

let newsroom: Newsroom
let desk: Admin
beforeAll(async () => {
  newsroom = await Newsroom.open()
  desk = await deskEditor(newsroom)
})
afterAll(() => newsroom.close())

const order = (fields: Parameters<typeof orderOf>[1] = {}) => orderOf(newsroom.database, fields)
const send = (body: object) => desk.request('POST', route, { idempotencyKey: randomUUID(), ...body })

async function place(body: object) {
  const response = await send(body)
  expect(response.status, response.text).toBe(200)
  return takenSchema.parse(response.body).data
}

test('offers the plans that are on sale, with the versions of the terms', async () => {
  const { body } = await desk.request('GET', `${route}/new`)
  expect(body).toMatchObject({
    data: {
      plans: expect.arrayContaining([expect.objectContaining({ slug: 'gevel' })]),
      termsVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      mandateVersion: expect.any(String),
    },
  })
})

test('places an order of a person once, with the confirmation of the website and a way to an account', async () => {
  const given = await order()
  const body = { order: given, idempotencyKey: randomUUID() }
  const [{ id, number }, ...others] = await Promise.all([place(body), place(body), place(body)])
  expect(others).toEqual([
    { id, number },
    { id, number },
  ])
  const { email } = given.customer
  const mail = await untilMail(email, 'Uw bestelling B')
  expect(mail.text).toContain(number)
  expect(mail.text).toContain('/registreren')
  expect(mail.text).toContain('Hier herroepen')
  expect(mail.attachments.map(({ type }) => type)).toEqual(expect.arrayContaining(['application/pdf']))
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Uw bestelling'))).toHaveLength(1)
  const shown = await desk.request('GET', `${route}/${id}`)
  expect(shown.body).toMatchObject({
    data: {
      state: 'active',
      customer: { email },
      events: expect.arrayContaining([expect.objectContaining({ kind: 'placed', actor: 'editor' })]),
    },
  })
  const { order: placed } = Object(shown.body).data
  const { body: shownOrder } = await desk.request('GET', `/admin/site/desk/orders/${placed.id}`)
  const agreed = new Map<string, string>(Object(shownOrder).data.agreed)
  expect([agreed.has('Knop'), agreed.get('Telefonisch besteld bij')]).toEqual([false, expect.any(String)])
  const { rows } = await newsroom.database.query(
    `SELECT FROM gevel_audit_log WHERE kind = 'desk.ordered' AND target_id = $1`,
    [String(id)],
  )
  expect(rows).toHaveLength(1)
})

test('places an order of a company by direct debit, and lets the account with its address read at once', async () => {
  const { user } = await newReader()
  const { id } = await place({
    order: await order({
      customer: {
        ...{
          kind: 'company',
          name: 'Kozijn & Zn',
          kvk: '01234567',
          vatId: null,
          contact: 'Jo Kozijn',
          email: user.email,
        },
      },
      payment: {
        ...{ method: 'direct-debit', iban: 'NL91ABNA0417164300', holder: 'Kozijn & Zn' },
        mandate: { textVersion: await mandateVersion(), agreed: true },
      },
    }),
  })
  const { rows } = await newsroom.database.query('SELECT user_id FROM gevel_entitlements WHERE subscription_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ user_id: user.id }])
  expect((await untilMail(user.email, 'Uw bestelling B')).text).toContain('NL91 •••• 4300')
})

async function mandateVersion(): Promise<string> {
  return Object((await desk.request('GET', `${route}/new`)).body).data.mandateVersion
}

test.each<[string, (fields: Awaited<ReturnType<typeof order>>) => object, number]>([
  ['seats of nobody', (given) => ({ ...given, seats: 0 }), 400],
  ['more seats than the plan has', (given) => ({ ...given, seats: 4 }), 409],
  ['terms that changed', (given) => ({ ...given, termsVersion: '2001-01-01' }), 409],
  ['a plan that is not sold', (given) => ({ ...given, planVersionId: 2_147_483_647 }), 409],
  ['a postcode of another country', (given) => ({ ...given, address: { ...given.address, postcode: '1000' } }), 400],
  [
    'a KvK number with letters',
    (given) => ({
      ...given,
      customer: { kind: 'company', name: 'X', kvk: 'ABC', vatId: null, contact: 'Jo', email: newEmail() },
    }),
    400,
  ],
  [
    'a mandate that was not given',
    (given) => ({
      ...given,
      payment: {
        ...{ method: 'direct-debit', iban: 'NL91ABNA0417164300', holder: 'Jo' },
        mandate: { textVersion: '2026-01-01', agreed: false },
      },
    }),
    400,
  ],
])('rejects %s, and stores nothing', async (_, change, status) => {
  const given = await order()
  const response = await send({ order: change(given) })
  expect([response.status, Object(response.body).error.message]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)])
  const { rows } = await newsroom.database.query('SELECT FROM gevel_customers WHERE email = $1', [given.customer.email])
  expect(rows).toEqual([])
})

test('takes no order from somebody without the permission', async () => {
  const { token } = await newsroom.createAndLogIn('eindredacteur')
  const body = { order: await order(), idempotencyKey: randomUUID() }
  expect((await askAdmin('POST', route, body, { token })).status).toBe(403)
  expect((await askAdmin('GET', `${route}/new`, undefined, { token })).status).toBe(403)
})
