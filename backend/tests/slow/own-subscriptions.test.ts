import { single } from '@gevel/contract/envelope'
import { ownSubscriptionSchema } from '@gevel/contract/own-subscriptions'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { createCompany, removeCompany } from '../support/company.ts'
import { createReaders, type Member, removeReaders } from '../support/create-readers.ts'
import { openDatabase } from '../support/database.ts'
import { untilMail } from '../support/mails.ts'
import { newEmail } from '../support/registration.ts'
import { orderOf, sendOrder } from '../support/subscription-orders.ts'
import { askAs } from '../support/visitor.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const address = { street: 'Steenbakkersweg 18 bis', postcode: '3526 KL', city: 'Utrecht', country: 'NL' as const }
const iban = 'NL91ABNA0417164300'

async function newReader(): Promise<Member> {
  const [reader] = await createReaders(database, 1)
  if (!reader) throw new Error('No reader was created')
  return reader
}

/** A reader with a subscription of its own. */
async function subscriber(orderedAs: Parameters<typeof orderOf>[1] = {}) {
  const { jwt, email } = await newReader()
  const customer = { kind: 'person' as const, name: 'Sanne de Wit', email }
  const response = await sendOrder(await orderOf(database, { customer, ...orderedAs }), { jwt })
  expect(response.status, response.text).toBe(200)
  const { subscriptionNumber: number } = response.body as { subscriptionNumber: string }
  return { jwt, email, number, path: `/account/subscriptions/${number}` }
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>

const show = async ({ jwt, path }: Pick<Subscriber, 'jwt' | 'path'>) =>
  single(ownSubscriptionSchema).parse((await askAs({ jwt }, 'GET', path)).body).data

const person = { kind: 'person', name: 'Sanne de Wit', email: 'sanne@lezers.example' }
const mandate = { textVersion: '2026-11-01', agreed: true }

/** Every request about a subscription, each of which would do something for its owner. */
const requests = (path: string): [method: string, path: string, body?: object][] => [
  ['GET', path],
  ['GET', `${path}/change?planVersionId=1&seats=1`],
  ['POST', `${path}/change`, { planVersionId: 1, seats: 1, expectedCents: 0 }],
  ['POST', `${path}/pause`, { months: 1 }],
  ['DELETE', `${path}/pause`],
  ['POST', `${path}/cancellation`],
  ['DELETE', `${path}/cancellation`],
  ['POST', `${path}/mandate`, { iban, holder: 'Een ander', mandate }],
  ['PUT', `${path}/details`, { customer: person, address, reference: null }],
  ['GET', `${path}/seats`],
  ['POST', `${path}/invitations`, { list: 'iemand@lezers.example' }],
]

/** Everything that is stored of a subscription and its customer. */
async function storedOf(number: string) {
  const { rows } = await database.query(
    `SELECT to_jsonb(s) AS subscription, to_jsonb(c) AS customer,
       (SELECT count(*) FROM gevel_mandates m WHERE m.customer_id = c.id) AS mandates,
       (SELECT count(*) FROM gevel_ledger_events e WHERE e.customer_id = c.id) AS events
     FROM gevel_subscriptions s JOIN gevel_customers c ON c.id = s.customer_id WHERE s.number = $1`,
    [number],
  )
  return rows
}

describe('the subscription of another customer', () => {
  test('cannot be found or changed by guessing its number', async () => {
    const owner = await subscriber()
    const stranger = await subscriber()
    const before = await storedOf(owner.number)
    for (const [method, path, body] of requests(owner.path)) {
      const guessed = await askAs({ jwt: stranger.jwt }, method, path, body)
      expect(guessed.status, `${method} ${path}`).toBe(404)
      expect(guessed.headers.get('cache-control'), path).toContain('no-store')
      expect(guessed.text).not.toContain('Sanne de Wit')
      expect((await askAs({}, method, path, body)).status, `${method} ${path}, anonymous`).toBe(401)
    }
    expect(await storedOf(owner.number)).toEqual(before)
    const { body } = await askAs({ jwt: stranger.jwt }, 'GET', '/account/subscriptions')
    expect((body as { data: { number: string }[] }).data.map(({ number }) => number)).toEqual([stranger.number])
  })

  test('is not managed by a reader who has a seat of it', async () => {
    const company = await createCompany(database)
    const reader = await newReader()
    try {
      await database.query(
        `INSERT INTO gevel_entitlements (user_id, source, subscription_id, edition, from_on, until_on)
         VALUES ($1, 'seat', $2, 'mix', current_date, current_date + 30)`,
        [reader.user.id, company.subscriptionId],
      )
      for (const [method, path, body] of requests(`/account/subscriptions/${company.number}`))
        expect((await askAs(reader, method, path, body)).status, `${method} ${path}`).toBe(404)
    } finally {
      await removeCompany(database, company)
      await removeReaders(database, [reader])
    }
  })

  test('responds with 404 to what is no number', async () => {
    const { jwt } = await newReader()
    for (const number of ['A-000000', 'x', '0', '-1', "' OR 1=1 --", '%00', '..%2F..', 'A'.repeat(300)]) {
      const { status } = await askAs({ jwt }, 'GET', `/account/subscriptions/${encodeURIComponent(number)}`)
      expect(status, number).toBe(404)
    }
  })
})

test('sends one’s own subscription in responses that no cache stores', async () => {
  const { jwt, path } = await subscriber()
  for (const one of [path, '/account/subscriptions'])
    expect((await askAs({ jwt }, 'GET', one)).headers.get('cache-control'), one).toContain('no-store')
})

describe('billing details', () => {
  // an address can order a few times an hour
  const company = () => ({
    ...{ kind: 'company' as const, name: 'IJzerhandel De Kroon', kvk: '01234567', vatId: null },
    ...{ contact: 'Ida Kroon', email: newEmail() },
  })
  const change = async ({ jwt, path }: Subscriber, customer: object, at: object = address, reference = '') =>
    askAs({ jwt }, 'PUT', `${path}/details`, { customer, address: at, reference })

  test('change for the invoices to come', async () => {
    const own = await subscriber({ customer: company() })
    const vatId = 'nl 0044.95.445.b01'
    expect((await change(own, { ...company(), name: 'De Kroon bv', vatId }, address, 'INK-9')).status).toBe(204)
    expect(await show(own)).toMatchObject({
      customer: { name: 'De Kroon bv', vatId: 'NL004495445B01' },
      reference: 'INK-9',
    })
  })

  test.each([
    ['no KvK number in the Netherlands', { kvk: null }, {}, 'customer.kvk', 'KvK-nummer is verplicht.'],
    ['a KvK number with letters', { kvk: '1234567A' }, {}, 'customer.kvk', 'Een KvK-nummer heeft acht cijfers.'],
    // it would shift the VAT to a country where the company is not
    [
      'a VAT id of another country',
      { vatId: 'BE0403170701' },
      {},
      'customer.vatId',
      'Dit is geen btw-id van Nederland.',
    ],
    ['a VAT id that is wrong', { vatId: 'NL999999999B99' }, {}, 'customer.vatId', /^Dit btw-id klopt niet/],
    ['no name', { name: ' ' }, {}, 'customer.name', 'Bedrijfsnaam is verplicht.'],
    ['a postcode of nowhere', {}, { postcode: '1234 SS' }, 'address.postcode', 'Dit is geen postcode van Nederland.'],
    [
      'a country without delivery',
      {},
      { postcode: '10115', country: 'DE' },
      'address.country',
      /^In dit land bezorgen/,
    ],
  ])('with %s are rejected at their field, and nothing is stored', async (_, customer, at, field, message) => {
    const own = await subscriber({ customer: company() })
    const before = await storedOf(own.number)
    const noVat = 'country' in at ? { kvk: null } : {}
    const response = await change(own, { ...company(), ...noVat, ...customer }, { ...address, ...at })
    expect(fieldErrorsOf(response)[field]).toMatch(message)
    expect(await storedOf(own.number)).toEqual(before)
  })

  test('of a person do not become those of a company', async () => {
    const own = await subscriber()
    expect(fieldErrorsOf(await change(own, company()))).toHaveProperty(['customer.kind'])
  })
})

describe('another account to collect from', () => {
  const changeTo = async ({ jwt, path }: Subscriber, fields: object) => {
    const { mandateText } = await show({ jwt, path })
    const agreed = { textVersion: mandateText?.version, agreed: true }
    return askAs({ jwt }, 'POST', `${path}/mandate`, { iban, holder: 'S. de Wit', mandate: agreed, ...fields })
  }

  test('is a new mandate, once however often it is sent', async () => {
    const own = await subscriber()
    const sent = await Promise.all(Array.from({ length: 5 }, () => changeTo(own, {})))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 204))
    const { rows } = await database.query(
      `SELECT m.iban FROM gevel_mandates m JOIN gevel_subscriptions s ON s.customer_id = m.customer_id WHERE s.number = $1`,
      [own.number],
    )
    expect(rows).toHaveLength(1)
    expect((await show(own)).mandate?.iban).toMatch(/^NL91 .*4300$/)
  })

  test.each([
    [{ iban: 'NL91ABNA0417164301' }, 'iban', 'Dit IBAN klopt niet. Kijk het nog eens na.'],
    [{ iban: 'BR1800360305000010009795493C1' }, 'iban', 'Van een rekening in dit land kunnen wij niet incasseren.'],
    [{ holder: '' }, 'holder', 'Op naam van is verplicht.'],
    [{ mandate: { textVersion: 'x', agreed: false } }, 'mandate.agreed', /^Zonder uw machtiging/],
  ])('is rejected with %j', async (fields, field, message) => {
    const own = await subscriber()
    expect(fieldErrorsOf(await changeTo(own, fields))[field]).toMatch(message)
    expect((await show(own)).mandate).toBeNull()
  })

  test('is rejected with the text of a mandate that is not the one of today', async () => {
    const own = await subscriber()
    const response = await changeTo(own, { mandate: { textVersion: '2020-01-01', agreed: true } })
    expect(accountErrorOf(response).code).toBe('own-subscriptions/not-possible')
  })
})

describe('another plan', () => {
  const ask = ({ jwt, path }: Subscriber, body: object) => askAs({ jwt }, 'POST', `${path}/change`, body)

  test('is charged as it was shown, whatever amount is sent (B19)', async () => {
    const own = await subscriber()
    const target = (await show(own)).choices.find(({ name }) => name === 'Mix Pro')
    const asked = { planVersionId: target?.planVersionId, seats: target?.seats }
    const { body } = await askAs(own, 'GET', `${own.path}/change?${new URLSearchParams(asked as never)}`)
    const { now } = (body as { data: { now: { totalCents: number } } }).data
    for (const expectedCents of [0, 1, -now.totalCents, now.totalCents - 1])
      expect(accountErrorOf(await ask(own, { ...asked, expectedCents })).code).toBe('own-subscriptions/amount-changed')
    expect((await show(own)).plan.name).toBe('Gevel')
    expect((await ask(own, { ...asked, expectedCents: now.totalCents })).status).toBe(204)
    expect((await show(own)).plan.name).toBe('Mix Pro')
  })

  test('is not one for other customers, one that was taken off sale, or one with an impossible number of readers', async () => {
    const own = await subscriber()
    const { rows } = await database.query(
      `SELECT max(id) FILTER (WHERE audience = 'company') AS company FROM gevel_plan_versions WHERE slug LIKE '%bedrijf%'`,
    )
    for (const planVersionId of [rows[0].company, 999_999])
      expect(accountErrorOf(await ask(own, { planVersionId, seats: 3, expectedCents: 0 })).code).toBe(
        'own-subscriptions/plan',
      )
    const { planVersionId } = (await show(own)).plan
    expect(accountErrorOf(await ask(own, { planVersionId, seats: 9_999, expectedCents: 0 })).code).toBe(
      'own-subscriptions/seats',
    )
    for (const seats of [-1, 0, 10_001, 1.5])
      expect(fieldErrorsOf(await ask(own, { planVersionId, seats, expectedCents: 0 })).seats).toBe(
        'Vul een aantal lezers in.',
      )
  })
})

test('is cancelled once when that is sent ten times at once, with one mail, and leaves what is paid open (B15)', async () => {
  const own = await subscriber()
  const cancel = () => askAs(own, 'POST', `${own.path}/cancellation`)
  const sent = await Promise.all(Array.from({ length: 10 }, cancel))
  expect(sent.every(({ status }) => status === 204 || status === 409)).toBe(true)
  const { state, endsOn, canRevoke } = await show(own)
  expect([state, canRevoke]).toEqual(['cancelled', true])
  await untilMail(own.email, 'Uw opzegging van Gevel')
  const { rows } = await database.query(
    `SELECT until_on >= $2::date AS open FROM gevel_entitlements e JOIN gevel_subscriptions s ON s.id = e.subscription_id
     WHERE s.number = $1`,
    [own.number, endsOn],
  )
  expect(rows).toEqual([{ open: true }])
})

test('is cancelled before it begins without a word of reading on', async () => {
  const own = await subscriber({ startsAtOnce: false })
  expect((await show(own)).state).toBe('pending')
  expect((await askAs(own, 'POST', `${own.path}/cancellation`)).status).toBe(204)
  const { state, canRevoke, nextCharge } = await show(own)
  expect({ state, canRevoke, nextCharge }).toEqual({ state: 'cancelled', canRevoke: false, nextCharge: null })
  const { text } = await untilMail(own.email, 'Uw opzegging van Gevel')
  expect(text).toContain('Het begint niet, en u betaalt niets.')
  expect(text).not.toMatch(/leest u|draait u/)
})
