import { randomUUID } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, storeSubscription } from '../support/desk.ts'
import { untilMail } from '../support/mails.ts'
import { newReader } from '../support/registration.ts'

const subscriptionSchema = z.object({
  data: z.object({
    state: z.string(),
    paidUntil: z.string(),
    endsOn: z.string().nullable(),
    pausedFrom: z.string().nullable(),
    pausedUntil: z.string().nullable(),
    customer: z.object({ email: z.string() }),
    events: z.array(z.object({ subject: z.string(), kind: z.string(), reason: z.string().nullable() })),
    others: z.array(z.object({ id: z.int(), plan: z.string() })),
  }),
})
const invoiceSchema = z.object({
  data: z.object({ state: z.string(), openCents: z.int(), credits: z.array(z.object({ totalCents: z.int() })) }),
})

const today = dutchDay(new Date())
const { knex, request, audited, statusForOthers } = openDesk()

const act = (path: string, body: object) => request('POST', path, body)
const keyed = (fields: object) => ({ ...fields, idempotencyKey: randomUUID() })

async function done(path: string, body: object) {
  const response = await act(path, body)
  expect(response.status, response.text).toBe(200)
  return subscriptionSchema.parse(response.body).data
}

describe('a subscription', () => {
  test('gets a note once, however often it is sent', async () => {
    const { id } = await storeSubscription(knex)
    const note = keyed({ text: 'Belt maandag terug.' })
    const responses = await Promise.all([1, 2, 3].map(() => act(`subscriptions/${id}/notes`, note)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const { events } = await done(`subscriptions/${id}/notes`, note)
    expect(events.filter(({ kind }) => kind === 'note').map(({ reason }) => reason)).toEqual(['Belt maandag terug.'])
  })

  test('is paused from tomorrow on, with a reason, and resumed', async () => {
    const { id } = await storeSubscription(knex)
    expect((await act(`subscriptions/${id}/pause`, { months: '2' })).status).toBe(400)
    expect((await act(`subscriptions/${id}/pause`, { months: '4', reason: 'Reis' })).status).toBe(400)
    const paused = await done(`subscriptions/${id}/pause`, { months: '2', reason: 'Op reis' })
    expect(paused.pausedFrom).toBe(addDays(today, 1))
    expect(paused.events).toContainEqual(expect.objectContaining({ kind: 'pause-set', reason: 'Op reis' }))
    expect(await audited('paused', [id])).toHaveLength(1)
    expect((await done(`subscriptions/${id}/resume`, { reason: 'Terug' })).pausedFrom).toBeNull()
  })

  test('is cancelled by its terms, confirmed by mail, and goes on when that is taken back', async () => {
    const { id, number } = await storeSubscription(knex)
    const [cancelled] = await Promise.all(
      [1, 2].map(() => done(`subscriptions/${id}/cancel`, { reason: 'Op verzoek van de klant' })),
    )
    expect(cancelled).toMatchObject({ state: 'cancelled', endsOn: '2027-11-19' })
    expect(cancelled?.events.filter(({ kind }) => kind === 'cancelled')).toEqual([
      { subject: 'subscription', kind: 'cancelled', reason: 'Op verzoek van de klant' },
    ])
    expect((await untilMail(cancelled?.customer.email ?? '', 'Uw opzegging van Proefplan')).text).toContain(number)
    expect(await done(`subscriptions/${id}/uncancel`, { reason: 'Vergissing' })).toMatchObject({
      ...{ state: 'active', endsOn: null },
    })
  })

  test('is extended once by days that cost nothing', async () => {
    const { id } = await storeSubscription(knex)
    const extension = keyed({ days: '14', reason: 'Krant kwam niet' })
    await Promise.all([1, 2].map(() => done(`subscriptions/${id}/extend`, extension)))
    const { paidUntil, events } = await done(`subscriptions/${id}/extend`, extension)
    expect(paidUntil).toBe('2027-12-03')
    expect(events.filter(({ kind }) => kind === 'extended')).toHaveLength(1)
    for (const days of ['0', '-1', '9999', 'veel'])
      expect((await act(`subscriptions/${id}/extend`, keyed({ days, reason: 'x' }))).status, days).toBe(400)
  })

  test('gives a place to somebody with an account, and to nobody else', async () => {
    const { id } = await storeSubscription(knex)
    const place = { until: addDays(today, 30), reason: 'Jury' }
    const unknown = await act(`subscriptions/${id}/places`, keyed({ ...place, email: 'niemand@kozijn.example' }))
    expect(unknown.status).toBe(400)
    expect(unknown.text).toContain('geen account')
    const { user } = await newReader()
    await done(`subscriptions/${id}/places`, keyed({ ...place, email: user.email }))
    const { rows } = await knex.raw('SELECT source, edition, until_on FROM gevel_entitlements WHERE user_id = ?', [
      user.id,
    ])
    expect(rows).toEqual([{ source: 'complimentary', edition: 'mix', until_on: addDays(today, 30) }])
  })

  test('gives its customer another one without invoices', async () => {
    const { id, customer } = await storeSubscription(knex)
    const { rows } = await knex.raw('SELECT plan_version_id AS version FROM gevel_subscriptions WHERE id = ?', [id])
    const gift = keyed({ planVersionId: String(rows[0].version), until: addDays(today, 60), reason: 'Jubileum' })
    await Promise.all([1, 2].map(() => act(`subscriptions/${id}/gifts`, gift)))
    const { others } = await done(`subscriptions/${id}/gifts`, gift)
    expect(others).toHaveLength(1)
    const free = await knex('gevel_subscriptions').where({ customer_id: customer.id, kind: 'complimentary' }).first()
    expect(free).toMatchObject({ state: 'active', ends_on: addDays(today, 60), starts_on: today })
    expect(await knex('gevel_invoices').where({ customer_id: customer.id }).pluck('id')).toHaveLength(1)
  })
})

describe('an invoice', () => {
  const settle = async (id: number, path: string, fields: object) => {
    const response = await act(`invoices/${id}/${path}`, keyed(fields))
    expect(response.status, response.text).toBe(200)
    return invoiceSchema.parse(response.body).data
  }

  test('is paid in two parts, and no more', async () => {
    const { invoice } = await storeSubscription(knex)
    const pay = { receivedOn: today, amount: '9,00', note: 'Afschrift 12' }
    const repeated = keyed(pay)
    await Promise.all([1, 2].map(() => act(`invoices/${invoice.id}/payments`, repeated)))
    expect(await settle(invoice.id, 'payments', { ...pay, amount: '€ 50' })).toMatchObject({ openCents: 5000 })
    const more = await act(`invoices/${invoice.id}/payments`, keyed({ ...pay, amount: '50,01' }))
    expect(more.status).toBe(400)
    expect(await settle(invoice.id, 'payments', { ...pay, amount: '50' })).toMatchObject({
      openCents: 0,
      state: 'paid',
    })
    const again = await act(`invoices/${invoice.id}/payments`, keyed({ ...pay, amount: '1' }))
    expect(again.status).toBe(409)
    expect(again.text).toContain('al betaald')
    expect((await audited('paid', [invoice.id])).length).toBeGreaterThan(0)
  })

  test.each([
    { amount: '-5' },
    { amount: '0' },
    { amount: '1.000.000.000' },
    { amount: '12,345' },
    { amount: '' },
    { receivedOn: addDays(today, 1) },
    { receivedOn: '2026-02-30' },
  ])('is not paid by %j', async (wrong) => {
    const { invoice } = await storeSubscription(knex)
    const response = await act(`invoices/${invoice.id}/payments`, keyed({ receivedOn: today, amount: '10', ...wrong }))
    expect(response.status).toBe(400)
    expect(Object(response.body).error.message).toMatch(/^[A-Z].*\.$/)
  })

  test('is not reminded of while its customer disputes it', async () => {
    const { invoice } = await storeSubscription(knex, { dueOn: addDays(today, -3) })
    const schema = z.object({
      data: z.object({
        customer: z.object({ disputedAt: z.string().nullable() }),
        events: z.array(z.object({ kind: z.string(), reason: z.string().nullable() })),
      }),
    })
    const report = async (path: string, body: object) => {
      const response = await act(`invoices/${invoice.id}/${path}`, body)
      expect(response.status, response.text).toBe(200)
      return schema.parse(response.body).data
    }
    const remind = async () => (await act(`invoices/${invoice.id}/reminders`, keyed({}))).status
    expect((await act(`invoices/${invoice.id}/dispute`, {})).status).toBe(400)
    for (let time = 0; time < 2; time++) await report('dispute', { reason: 'Nooit een magazine gekregen' })
    expect(await remind()).toBe(400)
    const settled = await report('settlement', { reason: 'Twee nummers nagestuurd' })
    expect(settled.customer.disputedAt).toBeNull()
    expect(settled.events.filter(({ kind }) => kind.startsWith('dispute'))).toEqual([
      { kind: 'dispute-settled', reason: 'Twee nummers nagestuurd' },
      { kind: 'disputed', reason: 'Nooit een magazine gekregen' },
    ])
    expect(await remind()).toBe(200)
    expect(await audited('disputed', [invoice.id])).toHaveLength(2)
  })

  test('is credited for an amount, then for all that is left, and no more', async () => {
    const { invoice } = await storeSubscription(knex)
    expect((await act(`invoices/${invoice.id}/credits`, keyed({ amount: '10' }))).status).toBe(400)
    const part = await settle(invoice.id, 'credits', { amount: '10,90', reason: 'Te laat bezorgd' })
    expect(part).toMatchObject({ openCents: 9810, credits: [{ totalCents: -1090 }] })
    const all = await settle(invoice.id, 'credits', { amount: '', reason: 'Alles terug' })
    expect(all).toMatchObject({ openCents: 0, credits: [{ totalCents: -1090 }, { totalCents: -9810 }] })
    const more = await act(`invoices/${invoice.id}/credits`, keyed({ reason: 'Nog meer' }))
    expect(more.status).toBe(409)
  })
})

test('lets nobody change anything without the permission', async () => {
  const { id, invoice } = await storeSubscription(knex)
  const paths = ['notes', 'pause', 'resume', 'cancel', 'uncancel', 'extend', 'places', 'gifts']
  for (const path of [
    ...paths.map((action) => `subscriptions/${id}/${action}`),
    ...[`invoices/${invoice.id}/payments`, `invoices/${invoice.id}/credits`, 'collections/1/return'],
    ...['dispute', 'settlement', 'retries'].map((action) => `invoices/${invoice.id}/${action}`),
    ...['runs', 'runs/1/close', 'runs/1/take-back'],
  ])
    expect(await statusForOthers('POST', path, { reason: 'x' }), path).toBe(403)
  expect((await act('subscriptions/2147483647/cancel', { reason: 'Proef' })).status).toBe(404)
})
