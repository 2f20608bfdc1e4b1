import { expect, test } from 'vitest'
import { RejectedError } from '../../simulation/backend-process.ts'
import { CollectionTest, noon } from '../support/collection.ts'

const books = CollectionTest.forThisFile('gevel_test_collection_returns')

const invoiceIdOf = async (orderId: number) => {
  const { rows } = await books.database.query<{ id: number }>('SELECT id FROM gevel_invoices WHERE order_id = $1', [
    orderId,
  ])
  return rows[0]?.id ?? 0
}

test.each(['AG02', 'AM05', 'BE05', 'FF01', 'MD01', 'MD02', 'RC01', 'TM01'])(
  'reminds nobody of a debit that came back with %s, which somebody has to look at',
  async (code) => {
    const { customerId, orderId } = await books.place(3, '2027-05-03')
    const run = await books.backend.call('openRun', noon('2027-05-03'), '2027-05-10')
    await books.backend.call('closeRun', noon('2027-05-10'), run.id)
    const [first] = await books.collectionsOf(orderId)
    expect(await books.backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, code)).toMatchObject({
      ...{ retryOn: null, isMailed: false },
    })
    expect(await books.backend.call('remind', noon('2027-05-20'), customerId)).toBe(false)
  },
)

test('offers nothing again that was collected twice, or by a mandate that was revoked', async () => {
  for (const code of ['AM05', 'AC04', 'MD01']) {
    const { customerId, orderId } = await books.place(3, '2027-05-03')
    const run = await books.backend.call('openRun', noon('2027-05-03'), '2027-05-10')
    await books.backend.call('closeRun', noon('2027-05-10'), run.id)
    const [first] = await books.collectionsOf(orderId)
    await books.backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, code)
    const invoice = { id: await invoiceIdOf(orderId), customerId }
    await expect(books.backend.call('retryCollection', noon('2027-05-13'), invoice), code).rejects.toThrow(
      new RejectedError('collection/not-again'),
    )
  }
})

test.each([
  ['revoked', "revoked_at = '2027-05-12', revoked_because = 'AC04'"],
  ['lapsed', "last_used_on = '2024-05-01'"],
])('offers nothing again by a mandate that is %s since', async (_, change) => {
  const { customerId, orderId } = await books.place(3, '2027-05-03')
  const run = await books.backend.call('openRun', noon('2027-05-03'), '2027-05-10')
  await books.backend.call('closeRun', noon('2027-05-10'), run.id)
  const [first] = await books.collectionsOf(orderId)
  await books.backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, 'MD06')
  await books.database.query(`UPDATE gevel_mandates SET ${change} WHERE customer_id = $1`, [customerId])
  const invoice = { id: await invoiceIdOf(orderId), customerId }
  await expect(books.backend.call('retryCollection', noon('2027-05-13'), invoice)).rejects.toThrow(
    new RejectedError('collection/not-again'),
  )
  // so that the customer is reminded
  expect((await books.collectionsOf(orderId)).map(({ retry }) => retry)).toEqual([null])
})

test('collects from the same account again once its customer renews a mandate that lapsed', async () => {
  const { id, customerId, orderId } = await books.place(3, '2027-06-01')
  await books.database.query("UPDATE gevel_mandates SET signed_at = '2024-06-01' WHERE customer_id = $1", [customerId])
  const due = () => books.backend.call('openRun', noon('2027-06-02'), '2027-06-08')
  await expect(due()).rejects.toThrow(new RejectedError('collection/nothing-due'))
  const { rows } = await books.database.query<{ iban: string; holder: string }>(
    'SELECT iban, holder FROM gevel_mandates WHERE customer_id = $1',
    [customerId],
  )
  await books.backend.call('changeMandate', noon('2027-06-02'), id, rows[0]?.iban ?? '', rows[0]?.holder ?? '')
  await due()
  expect(await books.collectionsOf(orderId)).toHaveLength(1)
})

test('lets the customer read on after a fault of ours, until somebody offers the debit again and it fails', async () => {
  const { id, customerId, orderId } = await books.place(5, '2028-02-01')
  const invoice = { id: await invoiceIdOf(orderId), customerId }
  const state = async () => {
    const { rows } = await books.database.query<{ state: string }>(
      'SELECT state FROM gevel_subscriptions WHERE id = $1',
      [id],
    )
    return rows[0]?.state
  }
  const collect = async (day: string, on: string) => {
    const run = await books.backend.call('openRun', noon(day), on)
    await books.backend.call('closeRun', noon(on), run.id)
    return (await books.collectionsOf(orderId)).at(-1)?.id ?? 0
  }
  await books.backend.call('returnCollection', noon('2028-02-10'), await collect('2028-02-01', '2028-02-08'), 'TM01')
  await books.backend.call('advance', noon('2028-04-03'))
  expect(await state()).toBe('active')
  await books.backend.call('openRun', noon('2028-04-03'), '2028-04-10')
  expect(await books.collectionsOf(orderId)).toHaveLength(1)
  for (let time = 0; time < 2; time++) await books.backend.call('retryCollection', noon('2028-04-10'), invoice)
  expect((await books.collectionsOf(orderId)).map(({ retry }) => retry)).toEqual(['2028-04-18'])
  const second = await collect('2028-04-10', '2028-04-18')
  await expect(books.backend.call('retryCollection', noon('2028-04-19'), invoice)).rejects.toThrow(
    new RejectedError('collection/not-again'),
  )
  await books.backend.call('returnCollection', noon('2028-04-20'), second, 'MS02')
  await books.backend.call('advance', noon('2028-04-21'))
  expect(await state()).toBe('overdue')
})
