import { planOverviewSchema, planPageSchema, subscriptionTermsSchema } from '@gevel/contract/plans'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

let made = 0
const planFields = (fields: object = {}) => ({
  ...{ name: `Proefplan ${process.pid} ${made++}`, edition: 'general', audience: 'both', period: 'month' },
  ...{ priceIncl: 10.9, priceExcl: 10, vatRate: 9, seats: 1, afterIntro: 'end', print: false, position: 900 },
  ...fields,
})

async function shownPlan(slug: string) {
  const { status, body } = await ask(`/public/plans/${slug}`)
  return status === 404 ? null : planPageSchema.parse((body as { data: unknown }).data).plan
}

async function versionsOf(documentId: string) {
  const { rows } = await database.query<{ version: number; price_incl_cents: number; name: string }>(
    'SELECT version, price_incl_cents, name FROM gevel_plan_versions WHERE plan_document_id = $1 ORDER BY version',
    [documentId],
  )
  return rows.map(({ version, price_incl_cents: cents }) => [version, cents])
}

async function slugOf(documentId: string): Promise<string> {
  const { rows } = await database.query('SELECT slug FROM plans WHERE document_id = $1', [documentId])
  return rows[0].slug
}

describe('the demo content', () => {
  test('has three general plans, two pro and one of both, with exact amounts', async () => {
    const { body, headers } = await ask('/public/plans')
    const { plans, ordering } = planOverviewSchema.parse((body as { data: unknown }).data)
    const own = plans.filter(({ version }) => !version.name.startsWith('Proefplan'))
    expect(own.map(({ version }) => version.edition).toSorted()).toEqual([
      ...['general', 'general', 'general', 'mix', 'pro', 'pro'],
    ])
    expect(own.find(({ version }) => version.slug === 'mix-pro')?.version).toMatchObject({
      ...{ price: { incl: 3706, excl: 3400 }, vatRate: 900, seats: 3, extraSeat: { incl: 981, excl: 900 } },
    })
    expect(ordering).toMatchObject({ countries: ['NL', 'BE'], directDebit: { creditorId: 'NL69ZZZ123456780000' } })
    expect(headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['plan']))
  })

  test('has the terms as rich text with their day', async () => {
    const { body } = await ask('/public/subscription-terms')
    const { version, text } = subscriptionTermsSchema.parse((body as { data: unknown }).data)
    expect(version).toBe('2025-09-01')
    expect(text.length).toBeGreaterThan(10)
  })
})

describe('a plan', () => {
  test('is on the site once it is published', async () => {
    const { documentId } = await create('plan', planFields())
    const slug = await slugOf(documentId)
    expect(await shownPlan(slug)).toBeNull()
    expect(await versionsOf(documentId)).toEqual([])
    await admin.publish('plan', documentId)
    expect(await shownPlan(slug)).toMatchObject({ version: { price: { incl: 1090, excl: 1000 } } })
  })

  test('gets a version for each change of what is sold, and none for its texts', async () => {
    const { documentId } = await publish('plan', planFields())
    const first = (await shownPlan(await slugOf(documentId)))?.version.id
    await admin.publish('plan', documentId, { tagline: 'Een andere regel', position: 901, included: 'Alles\nEn meer' })
    expect(await versionsOf(documentId)).toEqual([[1, 1090]])
    expect(await shownPlan(await slugOf(documentId))).toMatchObject({
      version: { id: first },
      included: ['Alles', 'En meer'],
    })
    await admin.publish('plan', documentId, { priceIncl: 12, priceExcl: 11.01 })
    await admin.publish('plan', documentId, { priceIncl: 10.9, priceExcl: 10 })
    expect(await versionsOf(documentId)).toEqual([
      [1, 1090],
      [2, 1200],
      [3, 1090],
    ])
    expect((await shownPlan(await slugOf(documentId)))?.version.id).toBeGreaterThan(first ?? 0)
  })

  test('keeps its versions when a publication fails', async () => {
    const { documentId } = await publish('plan', planFields())
    const response = await admin.publish('plan', documentId, { priceIncl: 99 })
    expect(response.status).toBe(400)
    expect(await versionsOf(documentId)).toEqual([[1, 1090]])
  })

  test('is found by the slug that it had before', async () => {
    const { documentId } = await publish('plan', planFields())
    const old = await slugOf(documentId)
    await admin.publish('plan', documentId, { slug: `${old}-nieuw` })
    expect((await shownPlan(old))?.version.slug).toBe(`${old}-nieuw`)
  })

  test('has an address of its own', async () => {
    const fields = planFields()
    const { documentId } = await publish('plan', fields)
    const { documentId: other } = await create('plan', planFields())
    const response = await admin.update('plan', other, { slug: await slugOf(documentId) })
    expect(response.status).toBe(400)
    expect(response.text).toContain('Er is al een abonnement met dit webadres.')
  })

  test.each([
    [{ priceIncl: -1, priceExcl: -1 }, 'Een prijs is nooit lager dan nul.'],
    [{ priceIncl: 10.905 }, 'Vul hoogstens twee cijfers achter de komma in.'],
    [{ priceIncl: 12.1 }, 'Dit past niet bij de prijs zonder btw'],
    [{ seats: 0 }, 'Kies een heel getal van 1 tot en met 500.'],
    [{ seatIncl: 5.45 }, 'Vul beide prijzen in, met en zonder btw.'],
    [{ introWeeks: 4 }, 'Vul in wat de kennismaking kost.'],
    [
      { introWeeks: 4, introIncl: 4, introExcl: 3.67, afterIntro: 'continue' },
      'De kennismaking van een consument moet vanzelf stoppen.',
    ],
    [{ onSaleFrom: '2026-12-01', onSaleUntil: '2026-11-30' }, 'Deze dag is vóór die van ‘Te bestellen vanaf’.'],
  ])('with %j is refused with a sentence', async (fields, sentence) => {
    const { documentId } = await create('plan', planFields())
    const response = await admin.update('plan', documentId, fields)
    expect(response.status).toBe(400)
    expect(response.text).toContain(sentence)
  })

  test('that was sold cannot be deleted', async () => {
    const { documentId } = await publish('plan', planFields())
    const customer = await database.query(
      `INSERT INTO gevel_customers (kind, name, email, street, postcode, city, country)
       VALUES ('person', 'Proef', 'proef@voorbeeld.example', 'Weg 1', '1234 AB', 'Ede', 'NL') RETURNING id`,
    )
    await database.query(
      `INSERT INTO gevel_subscriptions (customer_id, plan_version_id, state, seats, payment, starts_on, anchor_on, paid_until, created_at)
       SELECT $1, id, 'ended', 1, 'invoice', '2026-01-01', '2026-01-01', '2026-01-31', now()
       FROM gevel_plan_versions WHERE plan_document_id = $2`,
      [customer.rows[0].id, documentId],
    )
    await admin.unpublish('plan', documentId)
    const response = await admin.remove('plan', documentId)
    expect(response.status).toBe(400)
    expect(response.text).toContain('Dit abonnement is verkocht.')
    await database.query('DELETE FROM gevel_subscriptions WHERE customer_id = $1', [customer.rows[0].id])
    await database.query('DELETE FROM gevel_customers WHERE id = $1', [customer.rows[0].id])
  })
})
