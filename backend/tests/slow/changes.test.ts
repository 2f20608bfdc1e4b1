import { connect } from 'node:net'
import knex from 'knex'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChangeListener } from '../../../e2e/cluster/change-listener.ts'
import { changeChannel } from '../../src/platform/changes/change-log'
import { deleteOldChanges } from '../../src/platform/changes/read-changes'
import { type Admin, logIn } from '../support/admin'
import { articleFields } from '../support/articles'
import { backendUrl } from '../support/backend'
import { openDatabase } from '../support/database'

let admin: Admin
let database: Client
let listener: ChangeListener
const made: [string, string][] = []

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
})

afterEach(() => listener?.close())

afterAll(async () => {
  for (const [type, documentId] of made) await admin.remove(type, documentId)
  await database.end()
})

async function article(fields: object = {}) {
  const document = await admin.create('content', articleFields('Over veranderingen', fields))
  made.push(['content', document.documentId])
  return document
}

/** The changes that `act` caused. */
async function changedTags(act: () => Promise<unknown>, tag: string): Promise<string[]> {
  listener = await ChangeListener.open(backendUrl)
  await act()
  await listener.until(() => listener.tags.includes(tag))
  return listener.tags
}

/** Waits for the transactions of all databases of the server: the position of the log is behind the oldest of them. */
async function transactionsEndedUpTo(txid: string | undefined): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.query('SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS ended', [
        txid,
      ])
      expect(rows[0]).toEqual({ ended: true })
    },
    { timeout: 10_000 },
  )
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('the change stream reports', () => {
  test('a publication, its correction and its unpublishing', async () => {
    const { documentId } = await article()
    for (const act of [
      () => admin.publish('content', documentId),
      () => admin.publish('content', documentId, articleFields('Verbeterd')),
      () => admin.unpublish('content', documentId),
    ]) {
      expect(await changedTags(act, 'content')).not.toContain('vacancy')
      listener.close()
    }
  })

  test('a deleted publication', async () => {
    const { documentId } = await article()
    await admin.publish('content', documentId)
    await changedTags(() => admin.remove('content', documentId), 'content')
  })

  test('many changes at once', async () => {
    const documentIds = [(await article()).documentId, (await article()).documentId]
    const path = '/content-manager/collection-types/api::content.content/actions/bulkPublish'
    await changedTags(() => admin.request('POST', path, { documentIds }), 'content')
  })

  test('a renamed tag', async () => {
    const { documentId } = await admin.create('tag', { name: 'Veranderlijk' })
    made.push(['tag', documentId])
    await changedTags(() => admin.update('tag', documentId, { name: 'Veranderlijker' }), 'tag')
  })

  test('a changed description of a picture', async () => {
    await changedTags(
      () => database.query('UPDATE files SET caption = caption WHERE id = (SELECT min(id) FROM files)'),
      'media',
    )
  })

  test('a relation between publications, also when it is written by SQL', async () => {
    const { rows } = await database.query(
      'SELECT * FROM contents_tags_lnk l JOIN contents c ON c.id = l.content_id WHERE c.published_at IS NOT NULL LIMIT 1',
    )
    const link = 'content_id = $1 AND tag_id = $2'
    const row = rows[0] as { content_id: number; tag_id: number }
    await changedTags(
      () =>
        database.query(`UPDATE contents_tags_lnk SET tag_ord = tag_ord WHERE ${link}`, [row.content_id, row.tag_id]),
      'content',
    )
  })
})

test('sends heartbeats when nothing changes', async () => {
  listener = await ChangeListener.open(backendUrl)
  await listener.until(() => listener.heartbeats >= 2, 12_000)
}, 15_000)

test('accepts anonymous followers, but reserves connections for the website', async () => {
  const anonymous: ChangeListener[] = []
  const connectMore = async () => {
    for (;;) anonymous.push(await ChangeListener.open(backendUrl, undefined, {}))
  }
  await expect(connectMore()).rejects.toThrow('answers 503')
  expect(anonymous.length).toBeGreaterThan(0)
  expect(anonymous.length).toBeLessThanOrEqual(20)
  listener = await ChangeListener.open(backendUrl)
  for (const stranger of anonymous) stranger.close()
})

test('disconnects a follower that does not read, and lets it resume', async () => {
  const { host, hostname, port } = new URL(backendUrl)
  const unreadSocket = connect(Number(port), hostname).on('error', () => undefined)
  const closed = new Promise((resolve) => unreadSocket.once('close', resolve))
  unreadSocket.pause().write(`GET /public/changes HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  listener = await ChangeListener.open(backendUrl)
  // more than the buffers of the connection
  for (let round = 0; round < 12; round++) {
    const { rowCount } = await database.query(
      `INSERT INTO gevel_changes (txid, tag)
       SELECT pg_current_xact_id(), repeat('x', 2000) || $1::int || '-' || n FROM generate_series(1, 1000) n`,
      [round],
    )
    expect(rowCount).toBe(1000)
    await database.query('SELECT pg_notify($1, $2)', [changeChannel, ''])
    await listener.until(() => listener.tags.some((tag) => tag.endsWith(`x${round}-1000`)))
  }
  unreadSocket.resume()
  await closed
  await database.query('DELETE FROM gevel_changes WHERE length(tag) > 2000')
}, 60_000)

test('reports each change at once, without waiting for the next poll', async () => {
  listener = await ChangeListener.open(backendUrl)
  for (let times = 1; times <= 5; times++) {
    const before = listener.received.length
    await database.query('UPDATE vacancies SET title = title')
    // five polls would take ten seconds
    await listener.until(() => listener.received.length > before, 5_000)
  }
}, 6_000)

test('reports a file that is attached to a publication, but not to a draft', async () => {
  const attach = (state: 'NULL' | 'NOT NULL') =>
    database.query(
      `INSERT INTO files_related_mph (file_id, related_id, related_type, field)
       SELECT (SELECT min(id) FROM files), min(id), 'api::author.author', 'proef' FROM authors WHERE published_at IS ${state}`,
    )
  listener = await ChangeListener.open(backendUrl)
  await attach('NULL')
  await settled()
  expect(listener.tags).not.toContain('author')
  await attach('NOT NULL')
  await listener.until(() => listener.tags.includes('author'))
  const before = listener.received.length
  await database.query("DELETE FROM files_related_mph WHERE field = 'proef'")
  // keeps it from reaching the next follower
  await listener.until(() => listener.received.length > before)
})

describe('the change stream does not report', () => {
  test('drafts', async () => {
    listener = await ChangeListener.open(backendUrl)
    const { documentId } = await article()
    await admin.update('content', documentId, articleFields('Nog een concept'))
    await settled()
    expect(listener.tags).toEqual([])
  })

  test('rolled back changes', async () => {
    listener = await ChangeListener.open(backendUrl)
    await database.query('BEGIN')
    await database.query('UPDATE vacancies SET title = title')
    await database.query('ROLLBACK')
    await settled()
    expect(listener.tags).toEqual([])
  })
})

describe('a follower that resumes', () => {
  test('gets the changes that it missed', async () => {
    const first = await ChangeListener.open(backendUrl)
    const { id } = first.received[0] ?? { id: '' }
    first.close()
    const { documentId } = await article()
    await admin.publish('content', documentId)
    listener = await ChangeListener.open(backendUrl, id)
    await listener.until(() => listener.tags.includes('content'))
    expect(listener.received.every(({ event }) => event === 'change')).toBe(true)
  })

  test('misses nothing of a transaction that began earlier and ended later', async () => {
    listener = await ChangeListener.open(backendUrl)
    await database.query('BEGIN')
    await database.query('UPDATE products SET name = name')
    const { documentId } = await article()
    await admin.publish('content', documentId)
    await listener.until(() => listener.tags.includes('content'))
    const last = listener.received.at(-1)?.id ?? ''
    await database.query('COMMIT')
    await listener.until(() => listener.tags.includes('product'))
    listener.close()
    listener = await ChangeListener.open(backendUrl, last)
    await listener.until(() => listener.tags.includes('product'))
  })

  test('gets a reset when it missed too many changes', async () => {
    const first = await ChangeListener.open(backendUrl)
    const { id } = first.received[0] ?? { id: '' }
    first.close()
    const { rows } = await database.query<{ txid: string }>(
      `INSERT INTO gevel_changes (txid, tag)
       SELECT pg_current_xact_id(), 'comments:' || n FROM generate_series(900001, 906000) n RETURNING txid::text`,
    )
    await transactionsEndedUpTo(rows[0]?.txid)
    listener = await ChangeListener.open(backendUrl, id)
    await database.query("DELETE FROM gevel_changes WHERE tag LIKE 'comments:90____'")
    expect(listener.received[0]).toMatchObject({ event: 'reset' })
    expect(BigInt(listener.received[0]?.id ?? 0)).toBeGreaterThan(BigInt(id))
  })

  test.each([
    ['negative', '-1'],
    ['of a future change', '999999999999'],
    ['not a number', 'x'],
  ])('gets a reset with an event id that is %s', async (_, id) => {
    listener = await ChangeListener.open(backendUrl, id)
    expect(listener.received[0]?.event).toBe('reset')
  })
})

test('sends a reset to a follower behind deleted changes, and deletes none after a running transaction', async () => {
  const day = 24 * 60 * 60_000
  const backend = knex({ client: 'pg', connection: process.env.DATABASE_URL ?? '' })
  const writer = await openDatabase()
  listener = await ChangeListener.open(backendUrl)
  const { id: before = '' } = listener.received[0] ?? {}
  await writer.query('BEGIN')
  await writer.query('SELECT pg_current_xact_id()')
  const { rows } = await database.query<{ txid: string }>(
    `INSERT INTO gevel_changes (txid, tag, at)
     VALUES (pg_current_xact_id(), 'lang-geleden', now() - interval '25 hours') RETURNING txid::text`,
  )
  const remembered = async () =>
    (await database.query("SELECT FROM gevel_changes WHERE tag = 'lang-geleden'")).rowCount === 1
  await deleteOldChanges(backend, day)
  expect(await remembered()).toBe(true)
  await writer.query('COMMIT')
  await writer.end()
  // until all followers are past it
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  await vi.waitFor(
    async () => {
      await deleteOldChanges(backend, day)
      expect(await remembered()).toBe(false)
    },
    { timeout: 10_000, interval: 500 },
  )
  await backend.destroy()
  listener.close()
  listener = await ChangeListener.open(backendUrl, before)
  expect(listener.received[0]?.event).toBe('reset')
  listener.close()
  listener = await ChangeListener.open(backendUrl, rows[0]?.txid)
  expect(listener.received[0]?.event).toBe('change')
}, 20_000)
