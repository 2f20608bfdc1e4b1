import { dutchDay } from '@gevel/contract/dutch-day'
import { cents } from '@gevel/contract/money/cents'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { recordPayment } from '../../src/ledger/payments/record-payment'
import type { Admin } from '../support/admin.ts'
import { deskEditor, openDeskDatabase } from '../support/desk.ts'
import { Newsroom } from '../support/editors.ts'
import { system } from '../support/ledger.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import { placeOrder } from '../support/placed-order.ts'
import { newEmail } from '../support/registration.ts'
import { newStatement, storedReceipt } from '../support/withdrawals.ts'

const routes = '/admin/site/withdrawals'
const pageSchema = z.object({ data: z.array(z.object({ id: z.int(), number: z.string(), state: z.string() })) })

const knex = openDeskDatabase()
let newsroom: Newsroom
let desk: Admin
beforeAll(async () => {
  newsroom = await Newsroom.open()
  desk = await deskEditor(newsroom)
})
afterAll(async () => {
  await newsroom.close()
  await knex.destroy()
})

/** Sends a statement, and finds it in the list once its order was looked up. */
async function withdraw(orderText: string, email = newEmail()) {
  await storedReceipt(newStatement({ orderText, email }))
  return vi.waitFor(
    async () => {
      const response = await desk.request('GET', `${routes}?which=all&q=${encodeURIComponent(email)}`)
      const [row] = pageSchema.parse(response.body).data
      if (!row || row.state === 'new') throw new Error(`The withdrawal of ${email} was not looked up`)
      return { ...row, email }
    },
    { timeout: 20_000, interval: 100 },
  )
}

const act = (id: number, action: string, body: object) => desk.request('POST', `${routes}/${id}/${action}`, body)

async function auditedOf(id: number): Promise<string[]> {
  const sql = `SELECT kind FROM gevel_audit_log WHERE target_type = 'withdrawal' AND target_id = $1 ORDER BY id`
  return (await newsroom.database.query(sql, [String(id)])).rows.map(({ kind }) => kind)
}

test('refuses a statement with a reason, which its sender is mailed once', async () => {
  const { id, number, email } = await withdraw('Gevel compleet, ergens in mei')
  const reason = 'De bedenktijd was voorbij.\n\nU kunt wel opzeggen.'
  expect((await act(id, 'refusal', { reason })).body).toMatchObject({ data: { state: 'refused', refusal: reason } })
  expect((await act(id, 'refusal', { reason })).status).toBe(200)
  const mail = await untilMail(email, `Over uw herroeping ${number}`)
  expect(mail.text).toContain('De bedenktijd was voorbij.\n\nU kunt wel opzeggen.')
  expect(mail.replyTo).toEqual(['abonnement@gevel.example'])
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Over uw'))).toHaveLength(1)
  expect(new Set(await auditedOf(id))).toEqual(new Set(['withdrawal.refused']))
  expect((await act(id, 'order', { orderNumber: 'B2026-999999' })).status).toBe(409)
})

test('carries out what the rules did not, for the order that is meant', async () => {
  const { orderNumber, email } = await placeOrder()
  const { id } = await withdraw('Gevel digitaal, besteld vandaag')
  const missing = await act(id, 'order', { orderNumber: 'B2026-999999' })
  expect([missing.status, missing.text]).toEqual([409, expect.stringContaining('geen abonnement met dit bestelnummer')])
  expect((await act(id, 'order', { orderNumber })).body).toMatchObject({
    data: { state: 'done', orderNumber, creditedCents: 3_597, decidedBy: expect.any(String) },
  })
  await untilMail(email, `Uw bestelling ${orderNumber} is herroepen`)
  expect(await auditedOf(id)).toEqual(['withdrawal.carried-out'])
})

test('reports the refund of a paid order with its day, in the ledger too', async () => {
  const { orderNumber, email } = await placeOrder()
  await pay(orderNumber)
  const { id, number, state } = await withdraw(orderNumber, email)
  expect(state).toBe('refund')
  const shown = await desk.request('GET', `${routes}/${id}`)
  expect(shown.body).toMatchObject({ data: { refundCents: 3_597, credits: [{ openCents: -3_597 }] } })
  const mail = await untilMail(email, `Uw bestelling ${orderNumber} is herroepen`)
  expect(mail.text.replace(/\s+/g, ' ')).toMatch(/U krijgt € 35,97 terug op de rekening waarvan u betaalde/)
  const paidOn = dutchDay(new Date())
  expect((await act(id, 'refund', { paidOn: '2999-01-01' })).status).toBe(400)
  for (let time = 0; time < 2; time += 1)
    expect((await act(id, 'refund', { paidOn })).body).toMatchObject({
      data: { state: 'done', refundedOn: paidOn, credits: [{ openCents: 0 }] },
    })
  const told = await untilMail(email, `Herroeping ${number}: uw geld is terugbetaald`)
  const text = told.text.replace(/\s+/g, ' ')
  expect(text).toMatch(/hebben wij € 35,97 overgemaakt op de rekening waarvan u betaalde/)
  expect(text).toMatch(/Creditfactuur C2026-\d{6}/)
  expect(text).toContain(orderNumber)
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Herroeping '))).toHaveLength(1)
  const refunds = await newsroom.database.query(`SELECT cents FROM gevel_payments WHERE key LIKE $1`, [
    `withdrawal ${id} credit %`,
  ])
  expect(refunds.rows).toEqual([{ cents: -3_597 }])
})

test('names the account that the money went to, and rejects one that does not exist', async () => {
  const { orderNumber, email } = await placeOrder()
  await pay(orderNumber)
  const { id, number } = await withdraw(orderNumber, email)
  const paidOn = dutchDay(new Date())
  const wrong = await act(id, 'refund', { paidOn, account: 'NL91 ABNA 0417 1643 01' })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Dit IBAN klopt niet')])
  await Promise.all([1, 2].map(() => act(id, 'refund', { paidOn, account: 'NL91 ABNA 0417 1643 00' })))
  const { text } = await untilMail(email, `Herroeping ${number}: uw geld is terugbetaald`)
  expect(text).toContain('NL91 •••• 4300')
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Herroeping '))).toHaveLength(1)
})

test('lists what is to be done, finds by order and name, and downloads it', async () => {
  const { id, number } = await withdraw('B2026-999999')
  const listed = async (query: string) =>
    pageSchema.parse((await desk.request('GET', `${routes}?${query}`)).body).data.map((row) => row.id)
  expect(await listed(`q=${number}`)).toEqual([id])
  expect(await listed(`q=${number}&which=refund`)).toEqual([])
  const file = await desk.request('GET', `${routes}/export?q=${number}`)
  expect(file.text).toContain('Geen bestelling met dit nummer')
})

test('shows withdrawals to nobody without the permission, and is never cached', async () => {
  const { id } = await withdraw('B2026-999999')
  const editor = await deskEditor(newsroom, 'redacteur')
  for (const path of ['', '/export', `/${id}`]) expect((await editor.request('GET', routes + path)).status).toBe(403)
  expect((await editor.request('POST', `${routes}/${id}/refusal`, { reason: 'Nee.' })).status).toBe(403)
  expect((await desk.request('GET', `${routes}/${id}`)).headers.get('cache-control')).toBe('no-store')
  expect((await desk.request('GET', `${routes}/2147483647`)).status).toBe(404)
})

/** Pays the invoice of an order by a transfer. */
async function pay(orderNumber: string): Promise<void> {
  await knex.transaction(async (trx) => {
    const invoice = await trx('gevel_invoices as i')
      .join('gevel_orders as o', 'o.id', 'i.order_id')
      .where('o.number', orderNumber)
      .first('i.id', 'i.customer_id', 'i.total_cents')
    await recordPayment(trx, {
      ...{ customerId: invoice.customer_id, method: 'transfer', cents: cents(invoice.total_cents) },
      ...{ receivedOn: dutchDay(new Date()), key: `paid ${orderNumber}`, invoiceIds: [invoice.id] },
      ...{ actor: system, at: new Date() },
    })
  })
}
