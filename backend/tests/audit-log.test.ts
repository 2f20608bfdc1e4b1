import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../scripts/demo-accounts.ts'
import { editorEmail } from './support/admin.ts'
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
  log = await AuditReader.open(database)
})

/** Asks the editors' log-in from an address of its own. */
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

/** Another network in each run, so that the counts of a minute start at none. */
const network = () => `203.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`

describe('the log-in of editors', () => {
  test('records who logged in and out, on which network and with which browser', async () => {
    const { body } = await post('/admin/LOGIN/', { email: editorEmail, password: demoPassword })
    const { token } = (body as { data: { token: string } }).data
    await post('/admin/logout', {}, { authorization: `Bearer ${token}` })
    const from = { actor: 'Reinier Redactie', network: '198.51.100.0/24', device: 'Firefox, Windows', changes: [] }
    expect(await log.read()).toMatchObject([
      { kind: 'login.succeeded', ...from },
      { kind: 'login.logged-out', ...from },
    ])
  })

  test('does not keep what was typed in place of an address', async () => {
    await post('/admin/login', { email: 'geheim@wachtwoord.example', password: 'x' }, { address: `${network()}.9` })
    const [line] = await log.read('login.failed')
    expect(line).toMatchObject({ actor: 'Onbekend', actor_id: null })
    expect(JSON.stringify(line)).not.toContain('geheim')
  })

  test('bounds the lines of a flood from many networks', async () => {
    const before = await database.query(
      `SELECT count(*) FROM gevel_audit_attempts WHERE minute = date_trunc('minute', now())`,
    )
    expect(Number(before.rows[0].count)).toBeLessThan(25)
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post('/admin/login', { email: `n${index}@x.example`, password: 'x' }, { address: `10.77.${index}.1` }),
      ),
    )
    const { rows } = await database.query(
      `SELECT count(*), sum(times) AS times FROM gevel_audit_attempts WHERE kind = 'login.failed' AND minute > now() - interval '2 minutes'`,
    )
    // a flood that a minute's end cuts in two has twice the room, and a few that come at once may each take the last place
    expect(Number(rows[0].count)).toBeLessThanOrEqual(60)
    expect(Number(rows[0].times)).toBeGreaterThanOrEqual(60)
    expect((await log.read('login.failed')).length).toBeLessThanOrEqual(60)
  })
})

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
