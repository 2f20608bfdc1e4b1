import { randomUUID } from 'node:crypto'
import { errorBodySchema } from '@gevel/contract/errors'
import { reportEvents } from '@gevel/contract/statistics'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { firefox, report, somePath, view } from '../support/statistics.ts'
import { someAddress } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.query(`DELETE FROM gevel_statistics_events WHERE path LIKE '/proef-statistiek/%'`)
  await database.end()
})

async function storedAt(path: string) {
  const { rows } = await database.query('SELECT * FROM gevel_statistics_events WHERE path = $1', [path])
  return rows
}

/** The events of today that were left out, by reason. */
async function filtered(): Promise<Record<string, number>> {
  const { rows } = await database.query(
    `SELECT reason, events FROM gevel_statistics_filtered WHERE day = (now() AT TIME ZONE 'Europe/Amsterdam')::date`,
  )
  return Object.fromEntries(rows.map(({ reason, events }) => [reason, Number(events)]))
}

/** How many more events work leaves out, by reason. */
async function newlyFiltered(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await filtered()
  await work()
  const after = await filtered()
  return Object.fromEntries(
    Object.entries(after)
      .map(([reason, events]): [string, number] => [reason, events - (before[reason] ?? 0)])
      .filter(([, events]) => events > 0),
  )
}

describe('events', () => {
  test('are stored with what the page is about, and nothing that identifies the visitor', async () => {
    const path = somePath()
    const address = someAddress()
    const { status, body, headers } = await report(
      [
        { ...view(`${path}?pro`), referrer: 'zoeken.example' },
        { eventType: 'Lead', url: path, action: 'mail' },
      ],
      { address, session: { id: 0, iat: Date.now() - 1_000, exp: Date.now() + 1_000 } },
    )
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(reportEvents.output.parse(body).data).toEqual({ accepted: 2, rejected: [] })
    const [pageview, lead] = (await storedAt(path)).sort((one, other) => (one.kind > other.kind ? -1 : 1))
    expect(pageview).toEqual({
      ...{ at: expect.any(Date), kind: 'Pageview', path, subject: null, source: null, action: null, edition: 'pro' },
      ...{ referrer: 'zoeken.example', device: 'desktop', visitor: expect.stringMatching(/^-?\d+$/) },
    })
    expect(lead).toMatchObject({ kind: 'Lead', action: 'mail', edition: 'general', visitor: pageview.visitor })
    const { rows } = await database.query('SELECT * FROM gevel_statistics_salts')
    expect(rows).toHaveLength(1)
  })

  test('have another visitor for another address or browser', async () => {
    const path = somePath()
    const address = someAddress()
    await report([view(path)], { address })
    await report([view(path)], { address })
    await report([view(path)], { address, agent: `${firefox}.1` })
    await report([view(path)])
    expect(new Set((await storedAt(path)).map(({ visitor }) => visitor)).size).toBe(3)
  })

  test('have nothing of a visitor with Global Privacy Control', async () => {
    const path = somePath()
    await report([{ ...view(path), referrer: 'zoeken.example' }], { headers: { 'sec-gpc': '1' } })
    expect(await storedAt(path)).toMatchObject([{ kind: 'Pageview', referrer: null, device: null, visitor: null }])
  })

  test('are rejected one by one', async () => {
    const path = somePath()
    const bad = [
      { eventType: 'Pageview' },
      { eventType: 'Anders', url: path },
      7,
      { ...view(path), url: `${path}?naam=ik` },
    ]
    const left = await newlyFiltered(async () => {
      const { status, body } = await report([bad[0], view(path), ...bad.slice(1), { ...view(path), extra: 'weg' }])
      expect(status).toBe(200)
      const { accepted, rejected } = reportEvents.output.parse(body).data
      expect(accepted).toBe(2)
      expect(rejected.map(({ index }) => index)).toEqual([0, 2, 3, 4])
      for (const { message } of rejected) expect(message).toMatch(/^(Dit is geen|Deze soort|Niet te begrijpen: url)/)
    })
    expect(left).toEqual({ invalid: 4 })
    expect(await storedAt(path)).toHaveLength(2)
  })

  test('include an installation, which has no page and no id', async () => {
    const count = async () =>
      (await database.query(`SELECT FROM gevel_statistics_events WHERE kind = 'Install'`)).rowCount ?? 0
    const before = await count()
    for (const path of ['/statistics', '/statistics/', '/api/statistics']) {
      const { status } = await ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': firefox },
        body: JSON.stringify({ data: { events: [{ eventType: 'Install' }] } }),
      })
      expect(status, path).toBe(200)
    }
    expect((await count()) - before).toBe(3)
  })
})

describe('a batch', () => {
  test('that is repeated is counted once, also by two backends at once', async ({ second }) => {
    const path = somePath()
    const id = randomUUID()
    // also more than one of them waits in a backend for the same write
    const backends = Array.from({ length: 12 }, (_, at) => (at % 2 ? second.url : undefined))
    const left = await newlyFiltered(async () => {
      const sent = backends.map((backend) => report([view(path), view(path), 'x'], { id, ...(backend && { backend }) }))
      for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    })
    expect(await storedAt(path)).toHaveLength(2)
    expect(left).toEqual({ invalid: 1 })
  })

  test('of many at once is stored whole', async ({ second }) => {
    const path = somePath()
    const sent = Array.from({ length: 60 }, (_, at) =>
      report(Array(10).fill(view(path)), at % 2 ? { backend: second.url } : {}),
    )
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    expect(await storedAt(path)).toHaveLength(600)
  })

  test.each([
    ['empty', 400, { data: { events: [] } }],
    ['without data', 400, {}],
    ['without events', 400, { data: {} }],
    ['that is not an object', 400, []],
    ['with an id that is not a UUID', 400, { data: { id: 'x', events: [view('/')] } }],
    ['with too many events', 400, { data: { events: Array(51).fill(view('/')) } }],
    ['that is too large', 413, { data: { events: [{ ...view('/'), extra: 'x'.repeat(32_000) }] } }],
  ])('%s is rejected', async (_, expected, sent) => {
    const headers = { 'content-type': 'application/json', 'user-agent': firefox }
    const { status, body } = await ask('/statistics', { method: 'POST', headers, body: JSON.stringify(sent) })
    expect(status).toBe(expected)
    expect(errorBodySchema.parse(body).error.message).toMatch(/^[A-Z].*\.$/)
  })

  test('that is not JSON is rejected', async () => {
    for (const body of ['{', '', '\u0000'])
      expect((await ask('/statistics', { method: 'POST', body })).status, body).toBe(400)
    expect((await ask('/statistics')).status).toBe(404)
  })
})

describe('what no reader did', () => {
  test.each([
    ['agent', 2, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['agent', 2, { agent: '' }],
    ['session', 2, { session: { id: 0, iat: Date.now() + 1e9, exp: Date.now() + 2e9 } }],
  ])('is only counted, as %s', async (reason, events, batch) => {
    const path = somePath()
    const left = await newlyFiltered(async () =>
      expect((await report([view(path), view(path)], batch)).status).toBe(200),
    )
    expect(left).toEqual({ [reason]: events })
    expect(await storedAt(path)).toEqual([])
  })

  test('is only counted when the order of the events is impossible', async () => {
    const path = somePath()
    const events = [{ eventType: 'session-pause', url: path }, view(path)]
    expect(await newlyFiltered(() => report(events))).toEqual({ sequence: 2 })
    expect(await storedAt(path)).toEqual([])
  })

  test('is only counted beyond the pages that a reader sees in a minute', async () => {
    const path = somePath()
    const address = someAddress()
    const left = await newlyFiltered(async () => {
      for (let at = 0; at < 4; at++) await report(Array(20).fill(view(path)), { address })
    })
    expect(left).toEqual({ rate: 20 })
    expect(await storedAt(path)).toHaveLength(60)
  })

  test('is rejected beyond the events of a large network', async () => {
    const address = someAddress()
    const event = { eventType: 'Marketing', url: somePath(), banner: 'x', action: 'view' }
    const sent = Array.from({ length: 61 }, () => report(Array(50).fill(event), { address, agent: 'bot' }))
    const rejected = (await Promise.all(sent)).filter(({ status }) => status !== 200)
    expect(rejected.map(({ status }) => status)).toEqual([429])
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
