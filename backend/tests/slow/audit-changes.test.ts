import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Admin, logIn } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { AuditReader } from '../support/audit-log.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'

const ownerEmail = 'eigenaar@gevel.example'

let database: Client
let log: AuditReader
let owner: Admin
let editor: Admin
beforeAll(async () => {
  database = await openDatabase()
  owner = await logIn(ownerEmail)
  editor = await logIn()
})
afterAll(async () => {
  await database.query(`DELETE FROM admin_users WHERE email LIKE '%@logboek.example'`)
  await database.end()
})
beforeEach(async () => {
  log = await AuditReader.open(database)
})

/** Lines reduced to what the tests compare, without those that other tests may cause. */
async function linesOf(type: string) {
  const lines = await log.read()
  return lines
    .filter(({ target_type }) => target_type === type)
    .map(({ kind, actor, target_name, changes }) => [kind, actor, target_name, ...changes])
}

describe('a document', () => {
  const uid = 'api::content.content'

  test('is recorded when it is created, changed, published, unpublished and deleted, with its editor and the names of changed fields', async () => {
    const { documentId } = await editor.create('content', articleFields('Logboekproef'))
    await editor.update('content', documentId, { title: 'Logboekproef twee', label: 'Proef' })
    await editor.update('content', documentId, { blocks: [textBlock('Een andere alinea.')] })
    await editor.publish('content', documentId)
    await editor.unpublish('content', documentId)
    await editor.remove('content', documentId)
    const by = 'Reinier Redactie'
    expect(await linesOf(uid)).toEqual([
      ['document.created', by, 'Logboekproef'],
      ['document.changed', by, 'Logboekproef twee', 'title'],
      ['document.changed', by, 'Logboekproef twee', 'blocks'],
      ['document.published', by, 'Logboekproef twee'],
      ['document.unpublished', by, 'Logboekproef twee'],
      ['document.deleted', by, 'Logboekproef twee'],
    ])
  })

  test('is recorded without its texts', async () => {
    const { documentId } = await editor.create(
      'content',
      articleFields('Zonder tekst', { intro: 'Zeer geheime intro.' }),
    )
    await editor.update('content', documentId, { intro: 'Nog geheimer.' })
    expect(JSON.stringify(await log.read())).not.toContain('eheime')
    await editor.remove('content', documentId)
  })

  test('is recorded for changed relations and tags, but not for a save without changes', async () => {
    const { documentId } = await editor.create('content', articleFields('Logboekproef met tags'))
    const { rows } = await database.query<{ document_id: string }>('SELECT document_id FROM tags LIMIT 1')
    const connect = [{ documentId: rows[0]?.document_id }]
    await log.read()
    await editor.update('content', documentId, { tags: { connect, disconnect: [] } })
    await editor.update('content', documentId, {
      tags: { connect: [], disconnect: [] },
      title: 'Logboekproef met tags',
    })
    expect(await linesOf(uid)).toEqual([['document.changed', 'Reinier Redactie', 'Logboekproef met tags', 'tags']])
    await editor.remove('content', documentId)
  })

  test('has no line for a write that is rejected or rolled back', async () => {
    const { documentId } = await editor.create('content', articleFields('Niet te publiceren', { intro: null }))
    await log.read()
    expect((await editor.publish('content', documentId)).status).toBe(400)
    expect((await editor.update('content', documentId, { access: 'niemand' })).status).toBe(400)
    expect(await linesOf(uid)).toEqual([])
    await editor.remove('content', documentId)
  })

  test('is rolled back when its line cannot be written', async () => {
    await database.query(
      `ALTER TABLE gevel_audit_log ADD CONSTRAINT gevel_audit_proof CHECK (target_name <> 'Zonder regel')`,
    )
    try {
      const { status } = await editor.request(
        'POST',
        '/content-manager/collection-types/api::content.content',
        articleFields('Zonder regel'),
      )
      expect(status).toBeGreaterThanOrEqual(400)
    } finally {
      await database.query('ALTER TABLE gevel_audit_log DROP CONSTRAINT gevel_audit_proof')
    }
    const { rows } = await database.query(`SELECT FROM contents WHERE title = 'Zonder regel'`)
    expect(rows).toEqual([])
  })
})

describe('users, roles and tokens', () => {
  const roleId = async (code: string) =>
    (await database.query<{ id: number }>('SELECT id FROM admin_roles WHERE code = $1', [code])).rows[0]?.id ?? 0
  const idIn = (response: { body: unknown }) => (response.body as { data: { id: number } }).data.id

  test('records a user who is created, gets another role, is blocked and deleted', async () => {
    const redacteur = await roleId('redacteur')
    const person = { firstname: 'Lo', lastname: 'Boek', email: 'lo@logboek.example' }
    const id = idIn(await owner.request('POST', '/admin/users', { ...person, roles: [redacteur] }))
    await database.query('UPDATE admin_users SET is_active = true WHERE id = $1', [id])
    const change = (fields: object) => owner.request('PUT', `/admin/users/${id}`, fields)
    await change({ roles: [redacteur, await roleId('eindredacteur')] })
    await change({ firstname: 'Loes' })
    await change({ password: 'Een-Geheim-Wachtwoord-9' })
    await change({ isActive: false })
    await owner.request('DELETE', `/admin/users/${id}`)
    const by = 'Olga Eigenaar'
    const lines = await log.read()
    expect(
      lines
        .filter(({ target_type }) => target_type === 'admin::user')
        .map((line) => [line.kind, line.actor, line.target_name]),
    ).toEqual([
      ['user.created', by, 'Lo Boek'],
      ['user.roles-changed', by, 'Lo Boek'],
      ['user.changed', by, 'Loes Boek'],
      ['user.changed', by, 'Loes Boek'],
      ['user.blocked', by, 'Loes Boek'],
      ['user.deleted', by, 'Loes Boek'],
    ])
    expect(lines.find(({ kind }) => kind === 'user.roles-changed')?.changes[0]).toMatch(/^Redacteur → .*Eindredacteur/)
    expect(lines.filter(({ kind }) => kind === 'user.changed').map(({ changes }) => changes)).toEqual([
      ['firstname'],
      ['password'],
    ])
    expect(JSON.stringify(lines)).not.toContain('Geheim')
  })

  test('records a role with the permissions that it gained and lost', async () => {
    const id = idIn(await owner.request('POST', '/admin/roles', { name: 'Logboekrol', description: '' }))
    const permissions = [{ action: 'plugin::upload.read', subject: null, properties: {}, conditions: [] }]
    await owner.request('PUT', `/admin/roles/${id}/permissions`, { permissions })
    await owner.request('PUT', `/admin/roles/${id}/permissions`, { permissions: [] })
    await owner.request('DELETE', `/admin/roles/${id}`)
    expect((await linesOf('admin::role')).map(([kind, , ...rest]) => [kind, ...rest])).toEqual([
      ['role.created', 'Logboekrol'],
      ['role.permissions-changed', 'Logboekrol', '+ plugin::upload.read'],
      ['role.permissions-changed', 'Logboekrol', '− plugin::upload.read'],
      ['role.deleted', 'Logboekrol'],
    ])
  })

  test('records an API token but not its value', async () => {
    const made = await owner.request('POST', '/admin/api-tokens', {
      ...{ name: 'Logboektoken', description: '', type: 'read-only', lifespan: null },
    })
    const { id, accessKey } = (made.body as { data: { id: number; accessKey: string } }).data
    await owner.request('DELETE', `/admin/api-tokens/${id}`)
    const lines = await log.read('token.%')
    expect(lines.map(({ kind, target_name }) => [kind, target_name])).toEqual([
      ['token.created', 'Logboektoken'],
      ['token.deleted', 'Logboektoken'],
    ])
    expect(JSON.stringify(lines)).not.toContain(accessKey)
  })

  test('records settings by the names of the changed fields', async () => {
    const path = '/users-permissions/advanced'
    const { body } = await owner.request('GET', path)
    const { settings } = body as { settings: { unique_email: boolean } }
    await owner.request('PUT', path, { ...settings, unique_email: !settings.unique_email })
    await owner.request('PUT', path, settings)
    const line = ['setting.changed', 'Olga Eigenaar', 'plugin_users-permissions_advanced', 'unique_email']
    expect(await linesOf('strapi::core-store')).toEqual([line, line])
  })

  test('records requests without permission', async () => {
    // the first of a minute is recorded at once: another test may have sent one
    await database.query('DELETE FROM gevel_audit_attempts')
    expect((await editor.request('GET', '/admin/users')).status).toBe(403)
    expect((await log.read('login.refused')).at(-1)).toMatchObject({ actor: 'Reinier Redactie' })
  })
})

test('records media that are added, renamed and deleted', async () => {
  const form = new FormData()
  form.append('files', new Blob(['naam;waarde\n'], { type: 'text/csv' }), 'logboek.csv')
  const { authorization } = editor.headers
  const { body, text } = await ask('/upload', { method: 'POST', headers: { authorization }, body: form })
  const id = (body as { id: number }[])[0]?.id
  expect(id, text).toBeDefined()
  const info = new FormData()
  info.append('fileInfo', JSON.stringify({ name: 'logboek-nieuw.csv' }))
  await ask(`/upload?id=${id}`, { method: 'POST', headers: { authorization }, body: info })
  await owner.request('DELETE', `/upload/files/${id}`)
  const lines = await linesOf('plugin::upload.file')
  expect(lines.map(([kind, actor, name]) => [kind, actor, name])).toEqual([
    ['media.created', 'Reinier Redactie', 'logboek.csv'],
    ['media.changed', 'Reinier Redactie', 'logboek-nieuw.csv'],
    ['media.deleted', 'Olga Eigenaar', 'logboek-nieuw.csv'],
  ])
})
