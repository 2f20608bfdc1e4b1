import { expect, test } from 'vitest'
import { RejectedError } from '../../simulation/backend-process.ts'
import { noon, openSubscriptionLife } from '../support/subscription-life.ts'

const { call, callSecond, place, advance, pay, subscription, firstDays, totals, readsOn, rowsOf, only } =
  openSubscriptionLife('gevel_test_subscription_changes')

test('pauses: charges nothing, nobody reads, and what is paid moves', async () => {
  const { id, orderId, userId } = await place(1, '2027-01-10')
  await pay(orderId, '2027-01-11')
  await call('pause', noon('2027-01-20'), id, 2)
  await advance('2027-01-21')
  expect(await subscription(id)).toMatchObject({ state: 'paused' })
  expect([await readsOn(userId, '2027-01-20'), await readsOn(userId, '2027-01-21')]).toEqual([true, false])
  await advance('2027-03-20')
  expect(await firstDays(orderId)).toEqual(['2027-01-10'])
  await advance('2027-03-21')
  // 59 days of pause: 9 February becomes 9 April
  expect(await subscription(id)).toMatchObject({ state: 'active', paid_until: '2027-04-09' })
  expect(await readsOn(userId, '2027-03-21')).toBe(true)
  await advance('2027-04-10')
  expect(await firstDays(orderId)).toEqual(['2027-01-10', '2027-04-10'])
})

test('charges another reader for the rest of the period, as it was shown', async () => {
  const { id, orderId } = await place(2, '2027-04-01', { kind: 'company' })
  await pay(orderId, '2027-04-02')
  const asked = { planVersionId: 2, seats: 4 }
  const preview = await call('previewChange', noon('2027-04-20'), id, asked)
  // € 9,00 for 11 of 30 days
  expect(preview).toMatchObject({ from: '2027-04-20', now: { netCents: 330, vatCents: 30, totalCents: 360 } })
  const wrong = call('change', noon('2027-04-20'), id, { ...asked, expectedCents: 1 })
  await expect(wrong).rejects.toThrow(new RejectedError('own-subscriptions/amount-changed'))
  for (let repeat = 0; repeat < 2; repeat++)
    await call('change', noon('2027-04-20'), id, { ...asked, expectedCents: 360 })
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([3706, 360])
  await advance('2027-05-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([3706, 360, 4687])
})

test('charges a dearer plan by the days of the period that was paid, also when a pause moved it into a shorter month', async () => {
  const { id, orderId } = await place(1, '2027-01-15')
  await pay(orderId, '2027-01-16')
  // a period of 31 days, which now ends on 17 March
  await call('pause', noon('2027-01-19'), id, 1)
  for (const day of ['2027-01-20', '2027-02-20']) await advance(day)
  expect(await subscription(id)).toMatchObject({ state: 'active', paid_until: '2027-03-17' })
  // € 37,06 in place of € 20,17 for 26 of 31 days
  await call('change', noon('2027-02-20'), id, { planVersionId: 2, seats: 3, expectedCents: 1417 })
  expect(await totals(orderId)).toMatchObject([{ total: 2017 }, { total: 1417 }])
})

test('changes from a year to a month at the end of the term, without charging anything before', async () => {
  const { id, orderId } = await place(5, '2027-06-01')
  await pay(orderId, '2027-06-02')
  const asked = { planVersionId: 1, seats: 1 }
  // a month costs more by the year, and is still the shorter term
  const preview = await call('previewChange', noon('2027-08-01'), id, asked)
  expect(preview).toMatchObject({ from: '2028-06-01', now: null, creditCents: 0, later: { totalCents: 2017 } })
  await call('change', noon('2027-08-01'), id, { ...asked, expectedCents: 0 })
  await advance('2028-06-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([21_999, 2017])
  expect(await subscription(id)).toMatchObject({ paid_until: '2028-06-30' })
})

test('begins a longer, dearer plan at once, and settles it with the rest of the old one', async () => {
  const { id, orderId } = await place(3, '2027-04-01')
  await pay(orderId, '2027-04-02')
  const asked = { planVersionId: 5, seats: 1 }
  // 10 of 91 days are used
  const credit = 3597 - Math.round((3597 * 10) / 91)
  const preview = await call('previewChange', noon('2027-04-11'), id, asked)
  expect(preview).toMatchObject({ from: '2027-04-11', now: { totalCents: 21_999 }, creditCents: credit })
  for (let repeat = 0; repeat < 2; repeat++)
    await call('change', noon('2027-04-11'), id, { ...asked, expectedCents: repeat === 0 ? 21_999 : 0 })
  expect(await totals(orderId)).toEqual([
    { kind: 'invoice', total: 3597, open: 0 },
    { kind: 'credit', total: -credit, open: 0 },
    { kind: 'invoice', total: 21_999, open: 21_999 - credit },
  ])
  expect(await subscription(id)).toMatchObject({ paid_until: '2028-04-10' })
})

/** What follows the first plan, at this price with VAT: a document of its own, so that others can still order the first. */
async function dearerVersion(version: number, inclCents: number): Promise<number> {
  const { id } = await only<{ id: number }>(
    `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents, price_excl_cents,
       vat_rate, seats, after_intro, print)
     SELECT plan_document_id || ' ' || $1::integer, $1::integer, name, slug, edition, audience, period, $2, 2018, vat_rate, seats, after_intro, print
     FROM gevel_plan_versions WHERE id = 1 RETURNING id`,
    version,
    inclCents,
  )
  return id
}

test('charges an announced price from its day on, and not before', async () => {
  const { id, orderId } = await place(1, '2027-04-01', { payment: 'direct-debit' })
  const dearer = await dearerVersion(2, 2200)
  expect(await call('announcePrice', noon('2027-04-20'), id, dearer, '2027-05-20')).toBe(true)
  expect(await callSecond('announcePrice', noon('2027-04-21'), id, dearer, '2027-05-20')).toBe(false)
  await advance('2027-05-01')
  await advance('2027-06-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([2017, 2017, 2200])
})

test('announces nothing when the new version costs the same', async () => {
  const { id } = await place(1, '2027-04-01')
  expect(await call('announcePrice', noon('2027-04-20'), id, await dearerVersion(3, 2017), '2027-05-20')).toBe(false)
})

test('charges an announced price to who changes the readers, and forgets it when the plan changes', async () => {
  const dearer = await dearerVersion(4, 2400)
  const announced = async () => {
    const placed = await place(1, '2027-04-01', { payment: 'direct-debit' })
    await call('announcePrice', noon('2027-04-20'), placed.id, dearer, '2027-05-20')
    return placed
  }
  const kept = await announced()
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 1, next_seats = 1 WHERE id = $1', kept.id)
  const moved = await announced()
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 2, next_seats = 3 WHERE id = $1', moved.id)
  await advance('2027-05-01')
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 1, next_seats = 1 WHERE id = $1', kept.id)
  await advance('2027-06-01')
  await advance('2027-07-01')
  const pricesOf = async ({ orderId }: { orderId: number }) => (await totals(orderId)).map(({ total }) => total)
  expect(await pricesOf(kept)).toEqual([2017, 2017, 2400, 2400])
  expect(await pricesOf(moved)).toEqual([2017, 3706, 3706, 3706])
})
