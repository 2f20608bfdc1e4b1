import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackendProcess, RejectedError } from '../simulation/backend-process.ts'
import { addAccount, idsOf, newKey, orderOf } from '../simulation/orders.ts'
import { prepareDatabase, setup } from '../simulation/prepare.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const name = 'gevel_test_collection'
let database: pg.Pool
let backend: BackendProcess
let customers = 0

beforeAll(async () => {
  const url = await makeDatabase(name)
  database = await prepareDatabase(url)
  backend = new BackendProcess(url, setup)
  await backend.start()
})
afterAll(async () => {
  backend.stop()
  await database.end()
  await dropDatabase(name)
})

const noon = (day: string) => new Date(`${day}T11:00:00Z`)

async function place(planId: number, day: string, options: Parameters<typeof orderOf>[1] = {}) {
  const n = ++customers
  await addAccount(database, n, `klant${n}@gevel.example`)
  const order = orderOf(planId, { n, payment: 'direct-debit', ...options })
  const placed = await backend.call('place', noon(day), {
    ...{ order, idempotencyKey: newKey(), accountId: n, address: null },
  })
  const ids = await idsOf(database, placed.subscriptionNumber)
  const { rows } = await database.query<{ customerId: number }>(
    'SELECT customer_id AS "customerId" FROM gevel_subscriptions WHERE id = $1',
    [ids.id],
  )
  return { ...ids, customerId: rows[0]?.customerId ?? 0 }
}
async function collectionsOf(orderId: number) {
  const { rows } = await database.query<{
    id: number
    end: string
    state: string
    retry: string | null
    cents: number
  }>(
    `SELECT c.id, c.end_to_end_id AS end, c.state, c.retry_on::text AS retry, c.cents FROM gevel_collections c
     JOIN gevel_invoices i ON i.id = c.invoice_id WHERE i.order_id = $1 ORDER BY c.id`,
    [orderId],
  )
  return rows
}
async function mailsOf(template: string, n: number) {
  const { rows } = await database.query<{ props: Record<string, unknown> }>(
    `SELECT data->'props' AS props FROM gevel_jobs.job WHERE name = 'mail' AND data->>'template' = $1 AND data->>'to' = $2 ORDER BY created_on`,
    [template, `klant${n}@gevel.example`],
  )
  return rows.map(({ props }) => props)
}
const openCents = async (orderId: number) => {
  const { rows } = await database.query<{ open: number }>(
    'SELECT sum(open_cents)::integer AS open FROM gevel_invoices WHERE order_id = $1',
    [orderId],
  )
  return rows[0]?.open
}

const invoiceIdOf = async (orderId: number) => {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM gevel_invoices WHERE order_id = $1', [orderId])
  return rows[0]?.id ?? 0
}

test('collects all that is due in one file whose totals are those of the invoices, and announces it', async () => {
  const [one, two] = [await place(1, '2027-03-01'), await place(2, '2027-03-01')]
  await expect(backend.call('openRun', noon('2027-03-01'), '2027-03-07')).rejects.toThrow(
    new RejectedError('collection/day'),
  )
  await expect(backend.call('openRun', noon('2027-03-01'), '2027-03-05')).rejects.toThrow(
    new RejectedError('collection/day'),
  )
  const run = await backend.call('openRun', noon('2027-03-01'), '2027-03-08')
  expect(run).toMatchObject({ collections: 2, totalCents: 2017 + 3706 })
  const { rows } = await database.query<{ file: string }>(
    `SELECT convert_from(d.content, 'UTF8') AS file FROM gevel_customer_documents d
     JOIN gevel_collection_runs r ON r.file_id = d.id WHERE r.id = $1`,
    [run.id],
  )
  expect(rows[0]?.file).toContain('<CtrlSum>57.23</CtrlSum>')
  expect(rows[0]?.file.match(/<SeqTp>RCUR<\/SeqTp>/g)).toHaveLength(1)
  expect(await mailsOf('collectionAnnounced', 1)).toMatchObject([
    { collectOn: '2027-03-08', invoices: [{ cents: 2017 }] },
  ])
  // it is in an open run
  await expect(backend.call('openRun', noon('2027-03-02'), '2027-03-09')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  await backend.call('takeBackRun', noon('2027-03-02'), run.id)
  const again = await backend.call('openRun', noon('2027-03-02'), '2027-03-09')
  await backend.call('closeRun', noon('2027-03-09'), again.id)
  await expect(backend.call('closeRun', noon('2027-03-09'), again.id)).rejects.toThrow(
    new RejectedError('collection/not-open'),
  )
  expect([await openCents(one.orderId), await openCents(two.orderId)]).toEqual([0, 0])
  const ends = (await collectionsOf(one.orderId)).map(({ end }) => end)
  expect(ends.map((end) => end.slice(-2))).toEqual(['-1', '-2'])
})

test('tries a debit that failed for lack of money once more, on its day and not before (B33)', async () => {
  const { orderId } = await place(3, '2027-05-03')
  const run = await backend.call('openRun', noon('2027-05-03'), '2027-05-10')
  await backend.call('closeRun', noon('2027-05-10'), run.id)
  const [first] = await collectionsOf(orderId)
  const outcome = await backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, 'AM04')
  expect(outcome).toMatchObject({ retryOn: '2027-05-19', isMailed: true })
  expect(await openCents(orderId)).toBe(3597)
  await expect(backend.call('openRun', noon('2027-05-13'), '2027-05-18')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  const retry = await backend.call('openRun', noon('2027-05-13'), '2027-05-19')
  expect(retry).toMatchObject({ collections: 1, totalCents: 3597 })
  await backend.call('closeRun', noon('2027-05-19'), retry.id)
  const [, second] = await collectionsOf(orderId)
  expect(second?.end).toBe(`${first?.end.slice(0, -1)}2`)
  const last = await backend.call('returnCollection', noon('2027-05-21'), second?.id ?? 0, 'AM04')
  expect(last.retryOn).toBeNull()
  await expect(backend.call('openRun', noon('2027-06-14'), '2027-06-21')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
})

test('stops the mandate of a closed account, and collects by another one', async () => {
  const { id, orderId } = await place(3, '2027-07-05')
  const run = await backend.call('openRun', noon('2027-07-05'), '2027-07-12')
  await backend.call('closeRun', noon('2027-07-12'), run.id)
  const [first] = await collectionsOf(orderId)
  await backend.call('returnCollection', noon('2027-07-13'), first?.id ?? 0, 'AC04')
  await expect(backend.call('openRun', noon('2027-07-14'), '2027-07-20')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  await backend.call('changeMandate', noon('2027-07-14'), id, 'NL91ABNA0417164300', 'Nieuw')
  expect(await backend.call('openRun', noon('2027-07-14'), '2027-07-20')).toMatchObject({ collections: 1 })
})

test('mails nobody any more who has died', async () => {
  const { orderId, customerId } = await place(3, '2027-08-02')
  const n = customers
  const run = await backend.call('openRun', noon('2027-08-02'), '2027-08-09')
  await backend.call('closeRun', noon('2027-08-09'), run.id)
  const [first] = await collectionsOf(orderId)
  expect(await backend.call('returnCollection', noon('2027-08-10'), first?.id ?? 0, 'MD07')).toMatchObject({
    isMailed: false,
  })
  expect(await backend.call('remind', noon('2027-09-10'), customerId)).toBe(false)
  expect(await mailsOf('paymentReminder', n)).toEqual([])
})

test('reminds a consumer of the exact amount for free, and charges the scale of the law only after the term', async () => {
  const { customerId, orderId } = await place(3, '2027-09-01', { payment: 'invoice' })
  const n = customers
  // due on 15 September
  expect(await backend.call('remind', noon('2027-09-15'), customerId)).toBe(false)
  expect(await backend.call('remind', noon('2027-09-16'), customerId)).toBe(true)
  expect(await backend.call('remind', noon('2027-09-17'), customerId)).toBe(false)
  expect(await backend.call('remind', noon('2027-10-02'), customerId)).toBe(false)
  expect(await backend.call('remind', noon('2027-10-03'), customerId)).toBe(true)
  expect(await mailsOf('paymentReminder', n)).toMatchObject([
    { step: 1, principalCents: 3597, costsCents: 4000, isOwedNow: false, termDays: 14 },
    { step: 2, principalCents: 3597, costsCents: 4000, isOwedNow: true },
  ])
  expect(await openCents(orderId)).toBe(3597)
})

test('reminds nobody of an order while somebody has to decide whether it was withdrawn from', async () => {
  const { customerId, orderId } = await place(3, '2027-09-01', { payment: 'invoice' })
  await database.query(
    `INSERT INTO gevel_withdrawals
      (number, order_text, name, email, idempotency_key, state, obstacle, order_id, received_at, changed_at)
     VALUES ($1, 'mijn abonnement', 'Ida', 'ida@gevel.example', gen_random_uuid(), 'open', 'late', $2, now(), now())`,
    [`H2027-${orderId}`, orderId],
  )
  expect(await backend.call('remind', noon('2027-09-16'), customerId)).toBe(false)
  await database.query("UPDATE gevel_withdrawals SET state = 'refused', refusal = 'Te laat' WHERE order_id = $1", [
    orderId,
  ])
  expect(await backend.call('remind', noon('2027-09-17'), customerId)).toBe(true)
})

test.each(['AG02', 'AM05', 'BE05', 'FF01', 'MD01', 'MD02', 'RC01', 'TM01'])(
  'reminds nobody of a debit that came back with %s, which somebody has to look at',
  async (code) => {
    const { customerId, orderId } = await place(3, '2027-05-03')
    const run = await backend.call('openRun', noon('2027-05-03'), '2027-05-10')
    await backend.call('closeRun', noon('2027-05-10'), run.id)
    const [first] = await collectionsOf(orderId)
    expect(await backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, code)).toMatchObject({
      ...{ retryOn: null, isMailed: false },
    })
    expect(await backend.call('remind', noon('2027-05-20'), customerId)).toBe(false)
  },
)

test('offers nothing again that was collected twice, or by a mandate that was revoked', async () => {
  for (const code of ['AM05', 'AC04', 'MD01']) {
    const { customerId, orderId } = await place(3, '2027-05-03')
    const run = await backend.call('openRun', noon('2027-05-03'), '2027-05-10')
    await backend.call('closeRun', noon('2027-05-10'), run.id)
    const [first] = await collectionsOf(orderId)
    await backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, code)
    const invoice = { id: await invoiceIdOf(orderId), customerId }
    await expect(backend.call('retryCollection', noon('2027-05-13'), invoice), code).rejects.toThrow(
      new RejectedError('collection/not-again'),
    )
  }
})

test('reminds of the rest after a partial payment, and of nothing once it is paid', async () => {
  const { customerId, orderId } = await place(3, '2027-09-01', { payment: 'invoice' })
  const n = customers
  const pay = (cents: number, day: string) =>
    backend.call(
      'pay',
      noon(day),
      { customerId, method: 'transfer', cents: cents as never, receivedOn: day, key: newKey() },
      orderId,
    )
  await pay(3000, '2027-09-10')
  await backend.call('remind', noon('2027-09-20'), customerId)
  expect(await mailsOf('paymentReminder', n)).toMatchObject([{ principalCents: 597 }])
  await pay(597, '2027-09-21')
  expect(await backend.call('remind', noon('2027-10-20'), customerId)).toBe(false)
})

describe('a customer with a credit note', () => {
  const credit = (invoiceId: number, cents: number, day: string) =>
    backend.call('credit', noon(day), {
      ...{ invoiceId, charge: `test ${newKey()}`, reason: 'Drie weken niet bezorgd' },
      lines: [
        {
          ...{ description: 'Vergoeding', quantity: 1, unitCents: cents as never, period: null },
          ...{ vatRate: 900, vatCategory: 'S' },
        },
      ],
    })
  const pay = (customerId: number, orderId: number, cents: number, day: string) => {
    const payment = { customerId, method: 'transfer' as const, cents: cents as never, receivedOn: day, key: newKey() }
    return backend.call('pay', noon(day), payment, orderId)
  }
  async function invoiceOf(orderId: number): Promise<{ id: number; number: string }> {
    const { rows } = await database.query<{ id: number; number: string }>(
      "SELECT id, number FROM gevel_invoices WHERE order_id = $1 AND kind = 'invoice' ORDER BY id",
      [orderId],
    )
    return rows[0] ?? { id: 0, number: '' }
  }

  test('that paid a part is reminded of the rest, and of nothing once that is credited (B25)', async () => {
    const { customerId, orderId } = await place(3, '2027-09-01', { payment: 'invoice' })
    const n = customers
    const { id, number } = await invoiceOf(orderId)
    await pay(customerId, orderId, 1500, '2027-09-06')
    await credit(id, 1000, '2027-09-07')
    expect(await backend.call('remind', noon('2027-09-20'), customerId)).toBe(true)
    expect(await mailsOf('paymentReminder', n)).toMatchObject([
      { principalCents: 1097, invoices: [{ number, cents: 1097 }] },
    ])
    await credit(id, 1097, '2027-09-21')
    expect(await openCents(orderId)).toBe(0)
    expect(await backend.call('remind', noon('2027-10-20'), customerId)).toBe(false)
    expect(await mailsOf('paymentReminder', n)).toHaveLength(1)
  })

  test('for a paid invoice owes another one less that, and is never reminded of the credit note (B25)', async () => {
    const { customerId, orderId } = await place(3, '2027-09-01', { payment: 'invoice' })
    const n = customers
    const { id } = await invoiceOf(orderId)
    await pay(customerId, orderId, 3597, '2027-09-06')
    const second = await backend.call('place', noon('2027-09-06'), {
      ...{ order: orderOf(1, { n }), idempotencyKey: newKey(), accountId: n, address: null },
    })
    const { number } = await invoiceOf((await idsOf(database, second.subscriptionNumber)).orderId)
    await credit(id, 2000, '2027-09-07')
    expect(await backend.call('remind', noon('2027-09-21'), customerId)).toBe(true)
    expect(await mailsOf('paymentReminder', n)).toMatchObject([
      { principalCents: 17, invoices: [{ number, cents: 2017 }] },
    ])
    // as much to get back as to pay, and then a cent more
    for (const [cents, day] of [
      [17, '2027-10-10'],
      [1, '2027-10-20'],
    ] as const) {
      await credit(id, cents, '2027-10-06')
      expect(await backend.call('remind', noon(day), customerId)).toBe(false)
    }
    expect(await mailsOf('paymentReminder', n)).toHaveLength(1)
  })
})

test('leaves alone what was paid by hand: nothing is collected, nobody is reminded, and it goes on (B9)', async () => {
  const { id, customerId, orderId } = await place(3, '2027-11-01', { payment: 'direct-debit' })
  const n = customers
  const payment = {
    customerId,
    method: 'transfer' as const,
    cents: 3597 as never,
    receivedOn: '2027-11-02',
    key: newKey(),
  }
  await backend.call('pay', noon('2027-11-02'), payment, orderId)
  await expect(backend.call('openRun', noon('2027-11-02'), '2027-11-08')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  for (const day of ['2027-12-01', '2028-01-15']) {
    await backend.call('advance', noon(day))
    expect(await backend.call('remind', noon(day), customerId)).toBe(false)
  }
  const { rows } = await database.query(
    `SELECT s.state, s.paid_until::text AS until, (SELECT count(*)::integer FROM gevel_invoices i WHERE i.order_id = s.order_id) AS invoices
     FROM gevel_subscriptions s WHERE s.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ state: 'active', until: '2028-01-31', invoices: 1 }])
  expect(await mailsOf('paymentReminder', n)).toEqual([])
})

test('charges a company € 40 from the first reminder on', async () => {
  const { customerId } = await place(3, '2027-09-01', { payment: 'invoice', kind: 'company' })
  const n = customers
  await backend.call('remind', noon('2027-09-20'), customerId)
  expect(await mailsOf('paymentReminder', n)).toMatchObject([
    { step: 1, isCompany: true, costsCents: 4000, isOwedNow: true },
  ])
})

test('collects all that is due by one mandate in one run, each under an id of its own, and one that comes back leaves the others (B37)', async () => {
  const monthly = await place(1, '2027-09-01')
  const n = customers
  const second = await backend.call('place', noon('2027-10-01'), {
    ...{ order: orderOf(3, { n, payment: 'direct-debit' }), idempotencyKey: newKey(), accountId: n, address: null },
  })
  const other = await idsOf(database, second.subscriptionNumber)
  // both subscriptions of the customer by the mandate of the first
  await database.query(
    'UPDATE gevel_subscriptions SET mandate_id = (SELECT mandate_id FROM gevel_subscriptions WHERE id = $2) WHERE id = $1',
    [other.id, monthly.id],
  )
  await backend.call('advance', noon('2027-10-01'))
  const run = await backend.call('openRun', noon('2027-10-01'), '2027-10-11')
  const all = [...(await collectionsOf(monthly.orderId)), ...(await collectionsOf(other.orderId))]
  expect(all.map(({ cents }) => cents)).toEqual([2017, 2017, 3597])
  const { rows } = await database.query<{ file: string; mandate: string }>(
    `SELECT convert_from(d.content, 'UTF8') AS file, m.reference AS mandate FROM gevel_customer_documents d
     JOIN gevel_collection_runs r ON r.file_id = d.id
     JOIN gevel_subscriptions s ON s.id = $2 JOIN gevel_mandates m ON m.id = s.mandate_id WHERE r.id = $1`,
    [run.id, monthly.id],
  )
  const [{ file, mandate } = { file: '', mandate: '' }] = rows
  const debits = file.split('<DrctDbtTxInf>').filter((debit) => debit.includes(`<MndtId>${mandate}</MndtId>`))
  const ends = debits.map((debit) => /<EndToEndId>([^<]*)</.exec(debit)?.[1])
  expect(new Set(ends)).toEqual(new Set(all.map(({ end }) => end)))
  expect(ends).toHaveLength(3)
  expect(file.match(/<SeqTp>[A-Z]+<\/SeqTp>/g)).toEqual(['<SeqTp>RCUR</SeqTp>'])
  const [announced, ...repeated] = await mailsOf('collectionAnnounced', n)
  expect(announced?.invoices).toHaveLength(3)
  expect(repeated).toEqual([])
  await backend.call('closeRun', noon('2027-10-11'), run.id)
  await backend.call('returnCollection', noon('2027-10-13'), all[1]?.id ?? 0, 'AM04')
  expect([await openCents(monthly.orderId), await openCents(other.orderId)]).toEqual([2017, 0])
})

test('lets the customer read on after a fault of ours, until somebody offers the debit again and it fails', async () => {
  const { id, customerId, orderId } = await place(5, '2028-02-01')
  const invoice = { id: await invoiceIdOf(orderId), customerId }
  const state = async () => {
    const { rows } = await database.query<{ state: string }>('SELECT state FROM gevel_subscriptions WHERE id = $1', [
      id,
    ])
    return rows[0]?.state
  }
  const collect = async (day: string, on: string) => {
    const run = await backend.call('openRun', noon(day), on)
    await backend.call('closeRun', noon(on), run.id)
    return (await collectionsOf(orderId)).at(-1)?.id ?? 0
  }
  await backend.call('returnCollection', noon('2028-02-10'), await collect('2028-02-01', '2028-02-08'), 'TM01')
  await backend.call('advance', noon('2028-04-03'))
  expect(await state()).toBe('active')
  await backend.call('openRun', noon('2028-04-03'), '2028-04-10')
  expect(await collectionsOf(orderId)).toHaveLength(1)
  for (let time = 0; time < 2; time++) await backend.call('retryCollection', noon('2028-04-10'), invoice)
  expect((await collectionsOf(orderId)).map(({ retry }) => retry)).toEqual(['2028-04-18'])
  const second = await collect('2028-04-10', '2028-04-18')
  await expect(backend.call('retryCollection', noon('2028-04-19'), invoice)).rejects.toThrow(
    new RejectedError('collection/not-again'),
  )
  await backend.call('returnCollection', noon('2028-04-20'), second, 'MS02')
  await backend.call('advance', noon('2028-04-21'))
  expect(await state()).toBe('overdue')
})
