import { expect, test } from 'vitest'
import { RejectedError } from '../../simulation/backend-process.ts'
import { idsOf, newKey, orderOf } from '../../simulation/orders.ts'
import { CollectionTest, noon } from '../support/collection.ts'

const books = CollectionTest.forThisFile('gevel_test_collection')

test('collects all that is due in one file whose totals are those of the invoices, and announces it', async () => {
  const [one, two] = [await books.place(1, '2027-03-01'), await books.place(2, '2027-03-01')]
  await expect(books.backend.call('openRun', noon('2027-03-01'), '2027-03-07')).rejects.toThrow(
    new RejectedError('collection/day'),
  )
  await expect(books.backend.call('openRun', noon('2027-03-01'), '2027-03-05')).rejects.toThrow(
    new RejectedError('collection/day'),
  )
  const run = await books.backend.call('openRun', noon('2027-03-01'), '2027-03-08')
  expect(run).toMatchObject({ collections: 2, totalCents: 2017 + 3706 })
  const { rows } = await books.database.query<{ file: string }>(
    `SELECT convert_from(d.content, 'UTF8') AS file FROM gevel_customer_documents d
     JOIN gevel_collection_runs r ON r.file_id = d.id WHERE r.id = $1`,
    [run.id],
  )
  expect(rows[0]?.file).toContain('<CtrlSum>57.23</CtrlSum>')
  expect(rows[0]?.file.match(/<SeqTp>RCUR<\/SeqTp>/g)).toHaveLength(1)
  expect(await books.mailsOf('collectionAnnounced', 1)).toMatchObject([
    { collectOn: '2027-03-08', invoices: [{ cents: 2017 }] },
  ])
  // it is in an open run
  await expect(books.backend.call('openRun', noon('2027-03-02'), '2027-03-09')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  await books.backend.call('takeBackRun', noon('2027-03-02'), run.id)
  const again = await books.backend.call('openRun', noon('2027-03-02'), '2027-03-09')
  await books.backend.call('closeRun', noon('2027-03-09'), again.id)
  await expect(books.backend.call('closeRun', noon('2027-03-09'), again.id)).rejects.toThrow(
    new RejectedError('collection/not-open'),
  )
  expect([await books.openCents(one.orderId), await books.openCents(two.orderId)]).toEqual([0, 0])
  const ends = (await books.collectionsOf(one.orderId)).map(({ end }) => end)
  expect(ends.map((end) => end.slice(-2))).toEqual(['-1', '-2'])
})

test('tries a debit that failed for lack of money once more, on its day and not before (B33)', async () => {
  const { orderId } = await books.place(3, '2027-05-03')
  const run = await books.backend.call('openRun', noon('2027-05-03'), '2027-05-10')
  await books.backend.call('closeRun', noon('2027-05-10'), run.id)
  const [first] = await books.collectionsOf(orderId)
  const outcome = await books.backend.call('returnCollection', noon('2027-05-12'), first?.id ?? 0, 'AM04')
  expect(outcome).toMatchObject({ retryOn: '2027-05-19', isMailed: true })
  expect(await books.openCents(orderId)).toBe(3597)
  await expect(books.backend.call('openRun', noon('2027-05-13'), '2027-05-18')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  const retry = await books.backend.call('openRun', noon('2027-05-13'), '2027-05-19')
  expect(retry).toMatchObject({ collections: 1, totalCents: 3597 })
  await books.backend.call('closeRun', noon('2027-05-19'), retry.id)
  const [, second] = await books.collectionsOf(orderId)
  expect(second?.end).toBe(`${first?.end.slice(0, -1)}2`)
  const last = await books.backend.call('returnCollection', noon('2027-05-21'), second?.id ?? 0, 'AM04')
  expect(last.retryOn).toBeNull()
  await expect(books.backend.call('openRun', noon('2027-06-14'), '2027-06-21')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
})

test('stops the mandate of a closed account, and collects by another one', async () => {
  const { id, orderId } = await books.place(3, '2027-07-05')
  const run = await books.backend.call('openRun', noon('2027-07-05'), '2027-07-12')
  await books.backend.call('closeRun', noon('2027-07-12'), run.id)
  const [first] = await books.collectionsOf(orderId)
  await books.backend.call('returnCollection', noon('2027-07-13'), first?.id ?? 0, 'AC04')
  await expect(books.backend.call('openRun', noon('2027-07-14'), '2027-07-20')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  await books.backend.call('changeMandate', noon('2027-07-14'), id, 'NL91ABNA0417164300', 'Nieuw')
  expect(await books.backend.call('openRun', noon('2027-07-14'), '2027-07-20')).toMatchObject({ collections: 1 })
})

test('mails nobody any more who has died', async () => {
  const { orderId, customerId } = await books.place(3, '2027-08-02')
  const n = books.newest
  const run = await books.backend.call('openRun', noon('2027-08-02'), '2027-08-09')
  await books.backend.call('closeRun', noon('2027-08-09'), run.id)
  const [first] = await books.collectionsOf(orderId)
  expect(await books.backend.call('returnCollection', noon('2027-08-10'), first?.id ?? 0, 'MD07')).toMatchObject({
    isMailed: false,
  })
  expect(await books.backend.call('remind', noon('2027-09-10'), customerId)).toBe(false)
  expect(await books.mailsOf('paymentReminder', n)).toEqual([])
})

test('collects all that is due by one mandate in one run, each under an id of its own, and one that comes back leaves the others (B37)', async () => {
  const monthly = await books.place(1, '2027-09-01')
  const n = books.newest
  const second = await books.backend.call('place', noon('2027-10-01'), {
    ...{ order: orderOf(3, { n, payment: 'direct-debit' }), idempotencyKey: newKey(), accountId: n, address: null },
  })
  const other = await idsOf(books.database, second.subscriptionNumber)
  // both subscriptions of the customer by the mandate of the first
  await books.database.query(
    'UPDATE gevel_subscriptions SET mandate_id = (SELECT mandate_id FROM gevel_subscriptions WHERE id = $2) WHERE id = $1',
    [other.id, monthly.id],
  )
  await books.backend.call('advance', noon('2027-10-01'))
  const run = await books.backend.call('openRun', noon('2027-10-01'), '2027-10-11')
  const all = [...(await books.collectionsOf(monthly.orderId)), ...(await books.collectionsOf(other.orderId))]
  expect(all.map(({ cents }) => cents)).toEqual([2017, 2017, 3597])
  const { rows } = await books.database.query<{ file: string; mandate: string }>(
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
  const [announced, ...repeated] = await books.mailsOf('collectionAnnounced', n)
  expect(announced?.invoices).toHaveLength(3)
  expect(repeated).toEqual([])
  await books.backend.call('closeRun', noon('2027-10-11'), run.id)
  await books.backend.call('returnCollection', noon('2027-10-13'), all[1]?.id ?? 0, 'AM04')
  expect([await books.openCents(monthly.orderId), await books.openCents(other.orderId)]).toEqual([2017, 0])
})
