import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../scripts/demo-accounts.ts'
import { type Admin, editorEmail, logIn } from './support/admin.ts'
import { articleFields } from './support/articles.ts'
import { AuditReader } from './support/audit-log.ts'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'

let database: Client
let log: AuditReader
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())
beforeEach(async () => {
  // other tests of this minute count too
  await database.query('DELETE FROM gevel_audit_attempts')
  log = await AuditReader.open(database)
})

/** Posts to the editors' log-in from its own address. */
function post(path: string, body: object, { address = '198.51.100.7', authorization = '' } = {}) {
  return ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      authorization,
    },
    body: JSON.stringify(body),
  })
}

interface SerialisedLine {
  id: string
  kind: string
  actor: { id: number | null; name: string }
  target: { type: string; typeName: string; id: string; name: string } | null
  changes: string[]
}

/** An address of another network in each run, so that the counts per minute start at zero. */
const network = () => `203.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`

describe('the log-in of editors', () => {
  test('records log-ins and log-outs, with network and browser', async () => {
    const { body } = await post('/admin/LOGIN/', { email: editorEmail, password: demoPassword })
    const { token } = (body as { data: { token: string } }).data
    await post('/admin/logout', {}, { authorization: `Bearer ${token}` })
    const from = { actor: 'Reinier Redactie', network: '198.51.100.0/24', device: 'Firefox, Windows', changes: [] }
    expect(await log.read()).toMatchObject([
      { kind: 'login.succeeded', ...from },
      { kind: 'login.logged-out', ...from },
    ])
  })

  test('records the first failure of a minute at once, and the others as one line later', async () => {
    const address = `${network()}.9`
    for (const password of ['fout', 'ook fout', 'weer fout'])
      expect((await post('/admin/login', { email: editorEmail, password }, { address })).status).toBe(400)
    const [first, ...others] = await log.read('login.%')
    expect(first).toMatchObject({ kind: 'login.failed', actor: 'Reinier Redactie', times: 1 })
    expect(first?.network).toBe(`${address.replace(/\d+$/, '0')}/24`)
    expect(others.length).toBeLessThanOrEqual(1)
    await database.query(`UPDATE gevel_audit_attempts SET minute = minute - interval '2 minutes' WHERE network = $1`, [
      first?.network,
    ])
    expect((await (await logIn('eigenaar@gevel.example')).request('GET', '/admin/site/audit-log')).status).toBe(200)
    const counted = (await log.read('login.failed')).filter((line) => line.network === first?.network)
    expect(1 + others.length + counted.reduce((sum, { times }) => sum + times, 0)).toBe(3)
  })

  test('does not store what was typed in place of an address', async () => {
    await post('/admin/login', { email: 'geheim@wachtwoord.example', password: 'x' }, { address: `${network()}.9` })
    const [line] = await log.read('login.failed')
    expect(line).toMatchObject({ actor: 'Onbekend', actor_id: null })
    expect(JSON.stringify(line)).not.toContain('geheim')
  })

  test('bounds the lines of a flood from many networks', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post('/admin/login', { email: `n${index}@x.example`, password: 'x' }, { address: `10.77.${index}.1` }),
      ),
    )
    const { rows } = await database.query(
      `SELECT count(*), sum(times) AS times FROM gevel_audit_attempts WHERE kind = 'login.failed' AND minute > now() - interval '2 minutes'`,
    )
    // a flood across the end of a minute has twice the budget, and concurrent ones may each take the last slot
    expect(Number(rows[0].count)).toBeLessThanOrEqual(60)
    expect(Number(rows[0].times)).toBeGreaterThanOrEqual(60)
    expect((await log.read('login.failed')).length).toBeLessThanOrEqual(60)
  })
})

describe('the list', () => {
  let owner: Admin
  beforeAll(async () => {
    owner = await logIn('eigenaar@gevel.example')
  })

  async function list(query: Record<string, string>): Promise<{ data: SerialisedLine[]; next: string | null }> {
    const { status, body, text } = await owner.request('GET', `/admin/site/audit-log?${new URLSearchParams(query)}`)
    expect(status, text).toBe(200)
    return body as { data: SerialisedLine[]; next: string | null }
  }

  test('is for the owner and the super admin only', async () => {
    const editor = await logIn()
    for (const path of ['/admin/site/audit-log', '/admin/site/audit-log/actors', '/admin/site/audit-log/export']) {
      expect((await ask(path)).status, path).toBe(401)
      expect((await editor.request('GET', path)).status, path).toBe(403)
    }
    const { rows } = await database.query<{ code: string }>(
      `SELECT r.code FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id
       JOIN admin_roles r ON r.id = l.role_id WHERE p.action = 'api::audit-log.read' ORDER BY 1`,
    )
    expect(rows.map(({ code }) => code)).toEqual(['eigenaar', 'strapi-super-admin'])
  })

  test('shows a document with its type, its fields by their labels, and all of its lines', async () => {
    const editor = await logIn()
    const { documentId } = await editor.create('content', articleFields('Lijstproef'))
    await editor.update('content', documentId, { title: 'Lijstproef twee' })
    await editor.remove('content', documentId)
    const { data } = await list({ type: 'api::content.content', document: documentId })
    expect(data.map(({ kind }) => kind)).toEqual(['document.deleted', 'document.changed', 'document.created'])
    expect(data[1]).toMatchObject({
      actor: { name: 'Reinier Redactie' },
      target: { name: 'Lijstproef twee', id: documentId },
      changes: ['Titel'],
    })
    const byName = await list({ name: 'lijstPROEF t', kind: 'document.changed' })
    expect(byName.data.map(({ target }) => target?.id)).toContain(documentId)
    expect((await list({ name: '%' })).data).toEqual([])
  })

  test('returns everything once in pages, newest first', async () => {
    // old enough to be deleted again, and too recent for the clean-up
    const [first, second] = [41, 40].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
    // lines of one moment are ordered by their id
    await database.query(
      `INSERT INTO gevel_audit_log (at, kind, actor_id, actor, network, device)
       SELECT (CASE WHEN n < 60 THEN $1 ELSE $2 END || ' 12:00Z')::timestamptz, 'setting.changed', 900000001, 'Bladerproef', '', ''
       FROM generate_series(0, 119) n`,
      [first, second],
    )
    const filters = { actor: '900000001', from: String(first), until: String(second) }
    const ids: bigint[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await list(after ? { ...filters, after } : filters)
      ids.push(...page.data.map(({ id }) => BigInt(id)))
      after = page.next
    }
    expect(new Set(ids).size).toBe(120)
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? 1 : -1)))
    expect((await list({ ...filters, until: String(first) })).data).toHaveLength(50)
    expect((await list({ ...filters, kind: 'login' })).data).toEqual([])
    await removeOld('900000001')
  })

  test('lists each name with lines once', async () => {
    const { body } = await owner.request('GET', '/admin/site/audit-log/actors')
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(names).toContain('Olga Eigenaar')
    expect(names).toEqual([...new Set(names)])
  })

  test.each([
    'kind=niets',
    'actor=0',
    'actor=1%27',
    'from=gisteren',
    'from=2026-02-31',
    'after=1',
    'after=99999999999999999999.1',
    'name=%00',
    `name=${'x'.repeat(201)}`,
  ])('rejects %s', async (query) => {
    expect((await owner.request('GET', `/admin/site/audit-log?${query}`)).status).toBe(400)
  })

  test('downloads as CSV without formulas, and records that', async () => {
    const editor = await logIn()
    const name = '=HYPERLINK("https://kwaad.example")'
    const { documentId } = await editor.create('content', articleFields(name))
    await editor.remove('content', documentId)
    const filters = new URLSearchParams({ type: 'api::content.content', document: documentId })
    const response = await owner.request('GET', `/admin/site/audit-log/export?${filters}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('logboek.csv')
    const rows = response.text.trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain(`"'=HYPERLINK(""https://kwaad.example"")"`)
    const [line] = await log.read('export.%')
    expect(line).toMatchObject({
      actor: 'Olga Eigenaar',
      changes: ['type=api::content.content', `document=${documentId}`],
    })
  })
})

/** Deletes what tests of long ago left: the database allows nothing younger. */
async function removeOld(actorId: string): Promise<void> {
  await database.query(`SET gevel.audit_clean_up = 'on'`)
  await database.query('DELETE FROM gevel_audit_log WHERE actor_id = $1', [actorId])
  await database.query('RESET gevel.audit_clean_up')
}

describe('the table', () => {
  test.each([
    `UPDATE gevel_audit_log SET actor = 'Iemand anders'`,
    'DELETE FROM gevel_audit_log',
    'TRUNCATE gevel_audit_log',
    `SELECT set_config('gevel.audit_clean_up', 'on', false); DELETE FROM gevel_audit_log`,
  ])('rejects %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow('append-only')
    await database.query('RESET gevel.audit_clean_up')
  })
})
