import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionSettings } from '../../src/platform/database/connection-settings'
import { type Admin, logIn } from '../support/admin.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'

const busy = expect.stringMatching(/^Dit duurde te lang/)
/** A condition that only these requests have: the website, which is running too, reads the same tables. */
const condition = 'filters[title][$gt]=A'
const pagesAfterCondition = '%"pages"%"title" > %'
const pages = `/public/pages?${condition}`
const pagesOfEditors = `/content-manager/collection-types/api::page.page?page=1&pageSize=10&${condition}`

let admin: Admin
let database: Client
let lock: Client

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
  lock = await openDatabase()
})

afterAll(async () => {
  await lock.end()
  await database.end()
})

/** Runs `act` while every statement on a table waits, like a slow one. */
async function whileLocked<T>(table: string, act: () => Promise<T>): Promise<T> {
  await lock.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  try {
    return await act()
  } finally {
    await lock.query('ROLLBACK')
  }
}

/**
 * Process ids of the waiting statements of requests; the plan timer queries every table too.
 * @param pattern of LIKE, for their text
 */
async function running(pattern: string): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'gevel-%'
       AND state = 'active' AND wait_event_type = 'Lock'
       AND query LIKE $1 AND query NOT LIKE '%publish_at%'`,
    [pattern],
  )
  return rows.map(({ pid }) => pid)
}

const untilRunning = (pattern: string) =>
  vi.waitFor(async () => expect(await running(pattern)).not.toEqual([]), { timeout: 4_000, interval: 20 })

/** Sooner than any statement limit. */
const untilNoneRuns = () =>
  vi.waitFor(async () => expect(await running(pagesAfterCondition)).toEqual([]), { timeout: 3_000, interval: 50 })

describe('a request that takes too long', () => {
  test('is cancelled at the limit of its statement, with 503 and a Dutch sentence', async () => {
    await whileLocked('pages', async () => {
      const { status, headers, body } = await ask(pages)
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body).toMatchObject({ error: { name: 'ServiceUnavailableError', message: busy } })
      await untilNoneRuns()
    })
    expect((await ask('/public/pages')).status).toBe(200)
  })

  test('has none of its other statements left once it is answered', async () => {
    await whileLocked('pages', async () => {
      const response = ask(pages)
      // the count, and the rows
      const both = { timeout: 4_000, interval: 20 }
      await vi.waitFor(async () => expect(await running(pagesAfterCondition)).toHaveLength(2), both)
      const [one] = await running(pagesAfterCondition)
      await database.query('SELECT pg_cancel_backend($1)', [one])
      expect((await response).status).toBe(503)
      await untilNoneRuns()
    })
  })

  test('of an editor gets the same response', async () => {
    await whileLocked('pages', async () => {
      const response = admin.request('GET', pagesOfEditors)
      await untilRunning(pagesAfterCondition)
      for (const pid of await running(pagesAfterCondition)) await database.query('SELECT pg_cancel_backend($1)', [pid])
      expect(await response).toMatchObject({ status: 503, body: { error: { message: busy } } })
    })
  })
})

describe('when the client disconnects', () => {
  test.each([
    ['a reader', pages, false],
    ['an editor', pagesOfEditors, true],
  ])('the running statement of %s is cancelled', async (_, path, isEditor) => {
    await whileLocked('pages', async () => {
      const leaving = new AbortController()
      const headers: Record<string, string> = isEditor ? admin.headers : {}
      const left = Array.from({ length: 3 }, () =>
        fetch(backendUrl + path, { headers, signal: leaving.signal }).catch((error: Error) => error.name),
      )
      await untilRunning(pagesAfterCondition)
      leaving.abort()
      expect(await Promise.all(left)).toEqual(Array(3).fill('AbortError'))
      await untilNoneRuns()
    })
    expect((await ask('/public/pages')).status).toBe(200)
  })

  test('a write is finished', async () => {
    const name = `Weggelopen ${Date.now()}`
    await whileLocked('tags', async () => {
      const leaving = new AbortController()
      const left = fetch(`${backendUrl}/content-manager/collection-types/api::tag.tag`, {
        method: 'POST',
        headers: admin.headers,
        body: JSON.stringify({ name, slug: name.toLowerCase().replace(' ', '-') }),
        signal: leaving.signal,
      }).catch((error: Error) => error.name)
      // the check whether another tag has the slug
      await untilRunning('select "t0"."id" from%"tags"%')
      leaving.abort()
      expect(await left).toBe('AbortError')
    })
    const stored = () => database.query('SELECT document_id FROM tags WHERE name = $1', [name])
    await vi.waitFor(async () => expect((await stored()).rowCount).toBe(1), { timeout: 5_000, interval: 50 })
    await admin.remove('tag', (await stored()).rows[0].document_id)
  })
})

test('names every connection of the backend, and lets the server detect lost clients', async () => {
  const { rows } = await database.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND application_name LIKE 'gevel-%'`,
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['gevel-jobs', 'gevel-listener', 'gevel-requests']),
  )
})

test('a filter with many conditions on relations is rejected', async () => {
  const filters = Array.from({ length: 10 }, (_, at) => `filters[$and][${at}][tags][name][$ne]=x${at}`).join('&')
  const { status, body } = await ask(`/public/pages?${filters}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { message: expect.stringMatching(/^De filters in het adres zijn te uitgebreid/) },
  })
})

test('a transaction that does nothing for minutes is ended by the server', async () => {
  const client = new Client(connectionSettings(process.env.DATABASE_URL ?? '', 'admin'))
  await client.connect()
  const { rows } = await client.query('SHOW idle_in_transaction_session_timeout')
  await client.end()
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5min' }])
})
