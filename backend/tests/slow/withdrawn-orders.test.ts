import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../support/database.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { placeOrder } from '../support/placed-order.ts'
import { newEmail, newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'
import { newStatement, sendStatement, statementsFrom, storedReceipt } from '../support/withdrawals.ts'

const database = await openDatabase()
afterAll(() => database.end())

const received = 'Wij hebben uw herroeping ontvangen'
const carriedOut = 'Uw bestelling'
const copied = 'Herroeping van uw bestelling'

/** Sends a statement and waits until its order was looked up. */
async function withdraw(fields: { orderText: string; email: string }) {
  await storedReceipt(newStatement(fields))
  return vi.waitFor(
    async () => {
      const statement = (await statementsFrom(database, fields.email)).at(-1)
      expect(statement?.state).not.toBe('new')
      return statement
    },
    { timeout: 30_000, interval: 100 },
  )
}

const subscriptionSql = `SELECT s.*, o.state AS order_state FROM gevel_subscriptions s JOIN gevel_orders o ON o.id = s.order_id
  WHERE o.number = $1`

async function subscriptionOf(orderNumber: string) {
  return (await database.query(subscriptionSql, [orderNumber])).rows[0]
}

async function invoicesOf(orderNumber: string) {
  const sql = `SELECT i.kind, i.total_cents, i.open_cents FROM gevel_invoices i JOIN gevel_orders o ON o.id = i.order_id
    WHERE o.number = $1 ORDER BY i.id`
  return (await database.query(sql, [orderNumber])).rows
}

describe('within its period, from the address of the order', () => {
  test('an unpaid subscription stops, and its invoice is settled by a credit note in the mail', async () => {
    const { jwt, user } = await newReader()
    const { orderNumber, email } = await placeOrder({ email: user.email }, { jwt })
    const me = async () => (await askAs({ jwt }, 'GET', '/users/me')).body
    expect(await me()).toMatchObject({ reader: 'general' })
    const typed = orderNumber.toLowerCase().replace('-', ' ')
    expect(await withdraw({ orderText: typed, email })).toMatchObject({
      ...{ state: 'done', obstacle: null, credited_cents: 3_597, refund_cents: 0 },
    })
    expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'withdrawn', order_state: 'withdrawn' })
    expect(await invoicesOf(orderNumber)).toEqual([
      { kind: 'invoice', total_cents: 3_597, open_cents: 0 },
      { kind: 'credit', total_cents: -3_597, open_cents: 0 },
    ])
    expect(await me()).toMatchObject({ reader: 'account' })
    const mail = await untilMail(email, `${carriedOut} ${orderNumber} is herroepen`)
    expect(mail.text).toContain('35,97')
    expect(await attachmentsOf(email, mail.id)).toEqual([expect.stringMatching(/^Creditfactuur C\d{4}-\d{6}\.pdf$/)])
    await untilMail(email, received)
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('herroep'))).toHaveLength(2)
  })

  test('a subscription that has not begun stops without a credit note', async () => {
    const { orderNumber, email } = await placeOrder({ startsAtOnce: false })
    expect(await withdraw({ orderText: orderNumber, email })).toMatchObject({ state: 'done', credited_cents: 0 })
    expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'withdrawn' })
    expect(await invoicesOf(orderNumber)).toEqual([])
  })

  test('one whose first magazine has no day yet can be withdrawn from', async () => {
    const { orderNumber, email } = await placeOrder({ plan: 'gevel' })
    await database.query(
      `UPDATE gevel_subscriptions SET withdraw_until = NULL, first_issue_on = NULL
        WHERE order_id = (SELECT id FROM gevel_orders WHERE number = $1)`,
      [orderNumber],
    )
    expect(await withdraw({ orderText: orderNumber, email })).toMatchObject({ state: 'done' })
  })

  test('what was withdrawn from stays so when it is sent twenty times more', async () => {
    const { orderNumber, email } = await placeOrder()
    const statements = Array.from({ length: 8 }, () => newStatement({ orderText: orderNumber, email }))
    await Promise.all(statements.map((statement) => storedReceipt(statement)))
    await vi.waitFor(
      async () => {
        const states = (await statementsFrom(database, email))
          .map(({ state, obstacle }) => obstacle ?? state)
          .toSorted()
        expect(states).toEqual(['done', ...Array.from({ length: 7 }, () => 'ended')])
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(await invoicesOf(orderNumber)).toHaveLength(2)
  })
})

describe('is left to a person', () => {
  test('of an order that does not exist', async () => {
    const email = newEmail()
    expect(await withdraw({ orderText: 'B2026-999999', email })).toMatchObject({
      ...{ state: 'open', obstacle: 'unknown-order', order_id: null },
    })
  })

  test('from another address, with a copy to that of the order, once a day', async () => {
    const { orderNumber, email } = await placeOrder()
    const strangers = [newEmail(), newEmail()]
    for (const stranger of strangers)
      expect(await withdraw({ orderText: orderNumber, email: stranger })).toMatchObject({
        ...{ state: 'open', obstacle: 'other-address' },
      })
    const copy = await untilMail(email, copied)
    expect(copy.text).toContain(strangers[0])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith(copied))).toHaveLength(1)
    expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' })
    for (const stranger of strangers) {
      await untilMail(stranger, received)
      expect(await mailsTo(stranger)).toHaveLength(1)
    }
  })

  test('of a company', async () => {
    const { orderNumber, email } = await placeOrder({ isCompany: true })
    expect(await withdraw({ orderText: orderNumber, email })).toMatchObject({ state: 'open', obstacle: 'company' })
    expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' })
  })

  test('after the period of withdrawal, acknowledged as any other', async () => {
    const { orderNumber, email } = await placeOrder()
    await database.query(
      `UPDATE gevel_subscriptions SET withdraw_until = (now() AT TIME ZONE 'Europe/Amsterdam')::date - 1
        WHERE order_id = (SELECT id FROM gevel_orders WHERE number = $1)`,
      [orderNumber],
    )
    expect(await withdraw({ orderText: orderNumber, email })).toMatchObject({ state: 'open', obstacle: 'late' })
    await untilMail(email, received)
    expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' })
  })
})

test('answers and mails a stranger the same whether or not the order exists', async () => {
  const { orderNumber } = await placeOrder()
  const answers = []
  for (const orderText of [orderNumber, 'B2026-999999']) {
    const statement = newStatement({ orderText })
    const response = await sendStatement(statement)
    const headers = new Map(response.headers)
    for (const changing of ['date', 'x-request-id', 'x-response-time', 'etag']) headers.delete(changing)
    const mail = await untilMail(statement.email, received)
    await withdraw({ orderText: 'niets', email: statement.email })
    const text = [mail.subject, mail.text].join('\n').replaceAll(statement.email, 'ADRES').replace(/\d/g, '9')
    const body = response.text.replace(/[\w-]{43}"/, 'HANDTEKENING"').replace(/H\d{4}-\d{6}\.[0-9a-z]+/, 'NUMMER')
    answers.push({ status: response.status, body, headers: [...headers].toSorted(), text })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('the link in the confirmation of an order fills in its withdrawal, and changes nothing', async () => {
  const { orderNumber, email, name } = await placeOrder()
  const code = codeIn(await untilMail(email, `Uw bestelling ${orderNumber}`), '/herroepen')
  const opened = () => askAs({}, 'POST', '/public/withdrawals/link', { code })
  expect((await opened()).body).toEqual({ statement: { orderText: orderNumber, name, email } })
  const other = code.replace(orderNumber, 'B2026-000001')
  expect((await askAs({}, 'POST', '/public/withdrawals/link', { code: other })).body).toEqual({ statement: null })
  expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' })
})

async function attachmentsOf(email: string, id: number): Promise<string[]> {
  const response = await fetch(`${process.env.MAIL_URL}/mails.json?to=${encodeURIComponent(email)}`)
  const schema = z.array(z.object({ id: z.int(), attachments: z.array(z.object({ name: z.string() })) }))
  const mail = schema.parse(await response.json()).find((one) => one.id === id)
  return (mail?.attachments ?? []).map(({ name }) => name)
}
