import { type Draft, draftSchema } from '@gevel/contract/drafts'
import knex from 'knex'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { finishDraft, lockDraft } from '../src/platform/drafts/lock-draft'
import { hashOf } from '../src/platform/secrets/secrets'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { newReader } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs, someAddress, type Visit } from './support/visitor.ts'

const database = await openDatabase()
afterAll(() => database.end())

const wizard = 'proef'
const newKey = () => hashOf(crypto.randomUUID()).toString('base64url')

async function begin(visit: Visit = {}, key = newKey()): Promise<{ draft: Draft; key: string }> {
  const first = { step: 'gegevens', entries: { name: 'Sanne', news: true } }
  const response = await askAs(visit, 'POST', '/public/drafts', { wizard, key, first })
  return { draft: draftSchema.parse(response.body), key }
}

const open = (id: string, key: string | null, visit: Visit = {}) =>
  askAs(visit, 'POST', `/public/drafts/${id}/open`, { wizard, key })

const store = (id: string, key: string | null, more: object, visit: Visit = {}) =>
  askAs(visit, 'PUT', `/public/drafts/${id}/steps/adres`, { wizard, key, entries: { city: 'Utrecht' }, ...more })

const isGone = { status: 404, code: 'drafts/gone' }

function errorOf(response: Awaited<ReturnType<typeof open>>) {
  return { status: response.status, code: accountErrorOf(response)?.code }
}

describe('a draft', () => {
  test('keeps what was typed in each step, valid or not, and which are done', async () => {
    const { draft, key } = await begin()
    expect(draft).toMatchObject({
      entries: { gegevens: { name: 'Sanne', news: true } },
      done: ['gegevens'],
      result: null,
    })
    const entries = { city: '', lines: [{ text: 'één' }], choices: ['a', 'b'] }
    const stored = draftSchema.parse((await store(draft.id, key, { entries, isDone: false })).body)
    expect(stored).toMatchObject({ entries: { adres: entries }, done: ['gegevens'] })
    expect(stored.version).not.toBe(draft.version)
    expect(stored.stepVersions.gegevens).toBe(draft.stepVersions.gegevens)
    expect(draftSchema.parse((await open(draft.id, key)).body)).toEqual(stored)
    const done = draftSchema.parse((await store(draft.id, key, { entries, isDone: true })).body)
    expect([done.done, done.version]).toEqual([['gegevens', 'adres'], stored.version])
  })

  test('is never stored by a cache', async () => {
    const { draft, key } = await begin()
    expect((await open(draft.id, key)).headers.get('cache-control')).toBe('no-store')
  })

  test('is not there for another browser, account or wizard', async () => {
    const { draft, key } = await begin()
    const { jwt } = await newReader()
    for (const response of [
      await open(draft.id, null),
      await open(draft.id, newKey()),
      await open(draft.id, null, { jwt }),
      await open(crypto.randomUUID(), key),
      await open('1 OR 1=1', key),
      await askAs({}, 'POST', `/public/drafts/${draft.id}/open`, { wizard: 'anders', key }),
      await store(draft.id, newKey(), {}),
    ])
      expect(errorOf(response)).toEqual(isGone)
    const { rows } = await database.query('SELECT entries FROM gevel_drafts WHERE id = $1', [draft.id])
    expect(rows).toEqual([{ entries: draft.entries }])
  })

  test('stores the hash of its key alone', async () => {
    const { draft, key } = await begin()
    const { rows } = await database.query('SELECT cookie_hash, d::text AS text FROM gevel_drafts d WHERE id = $1', [
      draft.id,
    ])
    expect(rows[0].cookie_hash).toEqual(hashOf(key))
    expect(rows[0].text).not.toContain(key)
  })

  test('belongs to the account alone that logs in on the way, on all of its devices', async () => {
    const { draft, key } = await begin()
    const [reader, stranger] = [await newReader(), await newReader()]
    const taken = draftSchema.parse((await open(draft.id, key, { jwt: reader.jwt })).body)
    expect(taken).toEqual({ ...draft, isOfAccount: true })
    // another device of the account has no key, or that of its own drafts
    for (const other of [null, newKey()])
      expect(draftSchema.parse((await open(draft.id, other, { jwt: reader.jwt })).body).entries).toEqual(draft.entries)
    expect(errorOf(await open(draft.id, key))).toEqual(isGone)
    expect(errorOf(await open(draft.id, key, { jwt: stranger.jwt }))).toEqual(isGone)
    expect(errorOf(await store(draft.id, key, {}))).toEqual(isGone)
  })

  test('belongs to the account that begins it', async () => {
    const { jwt } = await newReader()
    const { draft, key } = await begin({ jwt })
    expect(draft.isOfAccount).toBe(true)
    expect(errorOf(await open(draft.id, key))).toEqual(isGone)
  })

  test('is taken over once when two tabs log in at the same time', async () => {
    const { draft, key } = await begin()
    const { jwt } = await newReader()
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(draft.id, key, { jwt })))
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
  })

  test('rejects entries that replace others than were read', async () => {
    const { draft, key } = await begin()
    const first = draftSchema.parse((await store(draft.id, key, { replaces: '' })).body)
    const second = await store(draft.id, key, { entries: { city: 'Zeist' }, replaces: '' })
    expect(errorOf(second)).toEqual({ status: 409, code: 'drafts/changed' })
    const third = await store(draft.id, key, { entries: { city: 'Zeist' }, replaces: first.stepVersions.adres })
    expect(draftSchema.parse(third.body).entries.adres).toEqual({ city: 'Zeist' })
    // a repeat whose first response was lost
    const again = await store(draft.id, key, { entries: { city: 'Zeist' }, replaces: first.stepVersions.adres })
    expect(draftSchema.parse(again.body).version).toBe(draftSchema.parse(third.body).version)
  })

  test('keeps all steps that are stored at the same time', async () => {
    const { draft, key } = await begin()
    const names = Array.from({ length: 12 }, (_, at) => `stap${at}`)
    const put = (step: string) =>
      askAs({}, 'PUT', `/public/drafts/${draft.id}/steps/${step}`, { wizard, key, entries: { step }, isDone: true })
    await Promise.all(names.map(put))
    const stored = draftSchema.parse((await open(draft.id, key)).body)
    expect(Object.keys(stored.entries).toSorted()).toEqual(['gegevens', ...names].toSorted())
    expect(stored.done.toSorted()).toEqual(['gegevens', ...names].toSorted())
  })

  test.each([
    ['a character that PostgreSQL stores in no text', { name: 'a\u0000b' }, { name: 'ab' }],
    ['half of a surrogate pair', { name: 'a\ud800b' }, { name: 'ab' }],
    ['a name of the language', JSON.parse('{"constructor":"a","toString":"b"}'), { constructor: 'a', toString: 'b' }],
  ])('stores %s as a text', async (_, entries, expected) => {
    const { draft, key } = await begin()
    const response = await store(draft.id, key, { entries })
    expect(draftSchema.parse(response.body).entries.adres).toEqual(expected)
  })

  test.each([
    ['too much text', { text: 'a'.repeat(100_001) }],
    ['a nested body', JSON.parse(`{"a":${'['.repeat(500)}${']'.repeat(500)}}`)],
    ['a number', { amount: 3 }],
    ['an odd name', { 'a b': 'x' }],
    ['no entries', null],
  ])('rejects %s', async (_, entries) => {
    const { draft, key } = await begin()
    const response = await store(draft.id, key, { entries })
    expect(response.status).toBe(400)
    expect(fieldErrorsOf(response)).not.toEqual({})
  })

  test('cannot be opened after thirty days, and is removed by a job', async () => {
    const { draft, key } = await begin()
    const { rows } = await database.query(
      `UPDATE gevel_drafts SET expires_at = now() WHERE id = $1
        RETURNING (SELECT round(extract(epoch FROM expires_at - changed_at) / 86400) FROM gevel_drafts WHERE id = $1) AS days`,
      [draft.id],
    )
    expect(Number(rows[0].days)).toBe(30)
    expect(errorOf(await open(draft.id, key))).toEqual(isGone)
    const { draft: other } = await begin()
    await runJobs(database, 'drafts-clean-up')
    const left = await database.query('SELECT id FROM gevel_drafts WHERE id = ANY ($1)', [[draft.id, other.id]])
    expect(left.rows).toEqual([{ id: other.id }])
  })

  test('is one of the twenty latest of its owner', async () => {
    const key = newKey()
    const ids: string[] = []
    for (let count = 0; count < 22; count++) ids.push((await begin({}, key)).draft.id)
    const { rows } = await database.query('SELECT id FROM gevel_drafts WHERE cookie_hash = $1', [hashOf(key)])
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
  })

  test('is rejected beyond a hundred an hour from one network address', async () => {
    const address = someAddress()
    const statuses: number[] = []
    for (let count = 0; count < 101; count++)
      statuses.push((await askAs({ address }, 'POST', '/public/drafts', { wizard, key: newKey() })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is in the download of its account, and removed with it', async () => {
    const { jwt, user } = await newReader()
    const { draft } = await begin({ jwt })
    const download = await askAs({ jwt }, 'GET', '/account/export')
    expect(download.body).toMatchObject({ drafts: [{ wizard, entries: draft.entries, sentAt: null }] })
    await database.query('DELETE FROM up_users WHERE id = $1', [user.id])
    expect((await database.query('SELECT FROM gevel_drafts WHERE id = $1', [draft.id])).rowCount).toBe(0)
  })
})

describe('the last submission', () => {
  // JSON as Strapi reads it
  const types = {
    getTypeParser: (oid: number) => (oid === pg.types.builtins.JSONB ? String : pg.types.getTypeParser(oid)),
  }
  const connectionString = process.env.DATABASE_URL ?? ''
  const connection = knex({ client: 'pg', connection: { connectionString, types }, pool: { min: 0, max: 20 } })
  afterAll(() => connection.destroy())
  const resultSchema = z.object({ number: z.string() })

  /** What the endpoint of a feature does: it sends the draft, or returns what was sent before. */
  async function send({ draft, key }: Awaited<ReturnType<typeof begin>>, work: () => Promise<string>) {
    const owner = { keyHash: hashOf(key), userId: null }
    const reference = { id: draft.id, key, version: draft.version }
    return connection.transaction(async (trx) => {
      const sent = await lockDraft(trx, { wizard, draft: reference, owner, resultSchema })
      if (sent) return sent
      const result = { number: await work() }
      await finishDraft(trx, draft.id, result)
      return result
    })
  }

  test('is done once of twenty at the same time, and all get its result', async () => {
    const begun = await begin()
    let times = 0
    const work = async () => {
      times += 1
      return `B-${times}`
    }
    const results = await Promise.all(Array.from({ length: 20 }, () => send(begun, work)))
    expect(new Set(results.map(({ number }) => number))).toEqual(new Set(['B-1']))
    expect(await send(begun, work)).toEqual({ number: 'B-1' })
    const sent = draftSchema.parse((await open(begun.draft.id, begun.key)).body)
    expect(sent).toMatchObject({ result: { number: 'B-1' }, entries: {}, done: [] })
    expect(errorOf(await store(begun.draft.id, begun.key, {}))).toEqual({ status: 409, code: 'drafts/sent' })
  })

  test('can be repeated after it failed', async () => {
    const begun = await begin()
    const fail = () => Promise.reject(new Error('no'))
    await expect(send(begun, fail)).rejects.toThrow('no')
    expect(await send(begun, async () => 'B-2')).toEqual({ number: 'B-2' })
  })

  test('is rejected when an answer was changed since', async () => {
    const begun = await begin()
    await store(begun.draft.id, begun.key, {})
    await expect(send(begun, async () => 'B-3')).rejects.toMatchObject({ details: { code: 'drafts/changed' } })
  })

  test('is rejected of somebody else', async () => {
    const { draft } = await begin()
    const other = { draft, key: newKey() }
    await expect(send(other, async () => 'B-4')).rejects.toMatchObject({ details: { code: 'drafts/gone' } })
  })
})
