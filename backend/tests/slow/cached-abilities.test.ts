import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAdmin, Newsroom } from '../support/editors.ts'
import { TwoBackends } from '../support/two-backends.ts'

const backends = TwoBackends.forThisFile()
const read = 'plugin::content-manager.explorer.read'

let newsroom: Newsroom
let editor: { id: number; token: string }
beforeAll(async () => {
  newsroom = await Newsroom.open()
  editor = await newsroom.createAndLogIn('redacteur')
})
afterAll(() => newsroom.close())

/** The statuses of both instances when the editor requests the articles. */
async function statuses(): Promise<number[]> {
  const path = '/content-manager/collection-types/api::content.content?pageSize=1'
  const call = (turn: number) => ({ token: editor.token, backend: backends.at(turn) })
  const responses = await Promise.all([0, 1].map((turn) => askAdmin('GET', path, undefined, call(turn))))
  return responses.map(({ status }) => status)
}

const query = (sql: string, values: unknown[]) => newsroom.database.query<{ id: number }>(sql, values)

test('holds a change of the roles of an editor from the next request', async () => {
  const assign = (code: string) =>
    query(
      'UPDATE admin_users_roles_lnk SET role_id = (SELECT id FROM admin_roles WHERE code = $2) WHERE user_id = $1',
      [editor.id, code],
    )
  expect(await statuses()).toEqual([200, 200])
  await assign('advertentiebeheer')
  expect(await statuses()).toEqual([403, 403])
  await assign('redacteur')
  expect(await statuses()).toEqual([200, 200])
})

test('holds a change of a permission, and of whose it is, from the next request', async () => {
  const { rows } = await query(
    `SELECT p.id FROM admin_permissions p
     JOIN admin_permissions_role_lnk l ON l.permission_id = p.id JOIN admin_roles r ON r.id = l.role_id
     WHERE r.code = 'redacteur' AND p.action = $1 AND p.subject = 'api::content.content'`,
    [read],
  )
  const [{ id } = { id: 0 }] = rows
  const setAction = (action: string) => query('UPDATE admin_permissions SET action = $2 WHERE id = $1', [id, action])
  const setRole = (code: string) =>
    query(
      'UPDATE admin_permissions_role_lnk SET role_id = (SELECT id FROM admin_roles WHERE code = $2) WHERE permission_id = $1',
      [id, code],
    )
  for (const [revoke, grant] of [
    [() => setAction(`${read}-not`), () => setAction(read)],
    [() => setRole('advertentiebeheer'), () => setRole('redacteur')],
  ] as const) {
    await revoke()
    try {
      expect(await statuses()).toEqual([403, 403])
    } finally {
      await grant()
    }
    expect(await statuses()).toEqual([200, 200])
  }
})
