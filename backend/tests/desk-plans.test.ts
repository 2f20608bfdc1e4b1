import { randomUUID } from 'node:crypto'
import { addDays, addMonths } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, storeSubscription } from './support/desk.ts'
import { mailsTo, untilMail } from './support/mails.ts'

const planSchema = z.object({
  data: z.object({
    isNewest: z.boolean(),
    versions: z.array(z.object({ version: z.int(), running: z.int() })),
    announcement: z.object({ count: z.int(), earliest: z.string() }),
    announced: z.array(z.object({ from: z.string(), count: z.int() })),
  }),
})
const earliest = addMonths(dutchDay(new Date()), 1)

const { knex, request, audited, statusForOthers } = openDesk()

async function show(id: number) {
  const response = await request('GET', `plans/${id}`)
  expect(response.status, response.text).toBe(200)
  return planSchema.parse(response.body).data
}
const announce = (id: number, from: string) =>
  request('POST', `plans/${id}/announcements`, { from, idempotencyKey: randomUUID() })

/** A company that runs on a plan of its own, of which a dearer version is sold since. */
async function storeRise(exclCents = 12_000) {
  const stored = await storeSubscription(knex)
  const { plan_version_id: old } = await knex('gevel_subscriptions').where({ id: stored.id }).first('plan_version_id')
  const { id: _, created_at: _at, ...version } = await knex('gevel_plan_versions').where({ id: old }).first()
  const [{ id: newest }] = await knex('gevel_plan_versions')
    .insert({ ...version, version: 2, price_excl_cents: exclCents, price_incl_cents: Math.round(exclCents * 1.09) })
    .returning('id')
  const { email } = await knex('gevel_customers').where({ id: stored.customer.id }).first('email')
  return { ...stored, old: Number(old), newest: Number(newest), email: String(email) }
}

test('says how many subscriptions a new price concerns, and from when it can', async () => {
  const { old, newest } = await storeRise()
  expect(await show(newest)).toMatchObject({
    ...{ isNewest: true, announcement: { count: 1, earliest }, announced: [] },
    versions: [
      { version: 2, running: 0 },
      { version: 1, running: 1 },
    ],
  })
  expect(await show(old)).toMatchObject({ isNewest: false, announcement: { count: 0 } })
  const same = await storeRise(10_000)
  expect((await show(same.newest)).announcement.count).toBe(0)
})

test('announces it once to each customer, by the name of the editor, and records it', async () => {
  const { id, newest, email } = await storeRise()
  const responses = await Promise.all([announce(newest, earliest), announce(newest, earliest)])
  // the second one may come after the job of the first
  expect(responses.map(({ status }) => status)).toContain(200)
  const mail = await untilMail(email, 'De prijs van Proefplan verandert')
  expect(mail.text).toMatch(/€\s130,80/)
  expect(mail.text).toMatch(/€\s109,00/)
  const plan = await show(newest)
  expect(plan).toMatchObject({ announcement: { count: 0 }, announced: [{ from: earliest, count: 1 }] })
  expect((await announce(newest, earliest)).status).toBe(400)
  const { body } = await request('GET', `subscriptions/${id}`)
  const { events, announcedFrom } = Object(body).data
  expect(announcedFrom).toBe(earliest)
  expect(events.filter(({ kind }: { kind: string }) => kind === 'price-announced')).toEqual([
    expect.objectContaining({ actor: 'editor', name: expect.any(String) }),
  ])
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('De prijs'))).toHaveLength(1)
  const [announced] = await audited('price-announced', [newest])
  expect(announced?.target_name).toContain('Proefplan, versie 2, vanaf')
})

test('rejects a day within a month, an older version and who may not', async () => {
  const { old, newest } = await storeRise()
  const early = await announce(newest, addDays(earliest, -1))
  expect([early.status, early.text]).toEqual([400, expect.stringContaining('een maand om op te zeggen')])
  expect((await announce(old, earliest)).status).toBe(400)
  expect((await announce(2_147_483_647, earliest)).status).toBe(404)
  expect(await statusForOthers('GET', `plans/${newest}`)).toBe(403)
  expect(await statusForOthers('POST', `plans/${newest}/announcements`, { from: earliest })).toBe(403)
})
