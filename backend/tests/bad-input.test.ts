import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../scripts/demo-accounts.ts'
import { type Admin, logIn } from './support/admin.ts'
import { ask } from './support/backend.ts'
import { askAs } from './support/visitor.ts'

let editor: Admin
let owner: Admin

beforeAll(async () => {
  editor = await logIn()
  owner = await logIn(demoAccounts.find(({ role }) => role === 'owner')?.email)
})

describe('an anonymous client', () => {
  test.each(['gzip', 'br', 'deflate, gzip', 'x'])('gets a 415 for a body with the type %s', async (coding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': coding }
    const response = await ask('/auth/local', { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
    expect(response.headers.get('accept-encoding')).toBe('identity')
  })

  test.each([
    ['/auth/forgot-password', { email: { length: [{ toString: 1 }] } }],
    ['/auth/local', { identifier: { length: { valueOf: 1, toString: 1 } }, password: 'x' }],
    ['/auth/local/register', { name: { length: [{ toString: 1 }] } }],
  ])('gets a 400 from %s for a text whose length is not a number', async (path, body) => {
    const { status, text } = await askAs({}, 'POST', path, body)
    expect(status, text).toBe(400)
  })

  test.each(['PROPFIND', 'SEARCH'])('gets a 405 for the method %s', async (method) => {
    const response = await ask('/public/site', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('GET')
  })

  test.each(['/uploads/%2e%2e%2f%2e%2e%2fpackage.json', '/uploads/..%5c..%5cpackage.json', '/uploads/%ff'])(
    'gets a 4xx for the file %s',
    async (path) => {
      const { status } = await ask(path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

describe('an editor', () => {
  test.each([
    ['GET', '/upload/files/x'],
    ['GET', '/upload/folders/99999999999999999999'],
    ['POST', '/upload/files/99999999999999999999/replace'],
    ['POST', '/admin/permissions/check', { permissions: 'x' }],
    ['POST', '/admin/permissions/check', {}],
    ['POST', '/upload/actions/bulk-update', []],
    ['POST', '/content-manager/collection-types/api::tag.tag/x/actions/discard', {}],
    ['GET', '/upload/folders?fields[0]=createdBy'],
    ['GET', '/upload/folders?filters[$lt]=1'],
    ['GET', '/upload/folders/1?filters=x'],
    ['GET', '/upload/folders?filters[createdAt][$startsWith]=x'],
    ['GET', '/upload/files?fields[0]=tags.name'],
    ['GET', '/content-manager/relations/constructor/id'],
    ['POST', '/content-manager/collection-types/api::product.product', { slug: [{ toString: {} }] }],
    ['POST', '/content-manager/collection-types/api::author.author', { name: 'Proef', portrait: 'false' }],
    ['PUT', '/admin/homepage/layout', { version: 'x' }],
    ['POST', '/content-manager/single-types/api::partner.partner/actions/publish', {}],
    ['PUT', '/content-manager/single-types/api::tag.tag', { name: 'Overschreven' }],
    ['GET', '/content-manager/collection-types/api::site-setting.site-setting'],
    ['POST', '/content-manager/collection-types/api::page.page', { blocks: [{ __component: { toString: 1 } }] }],
  ])('gets a 4xx for %s %s', async (method, path, body?: object) => {
    const { status, text } = await editor.request(method, path, body)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })

  test('cannot crash the backend with a folder that has several invalid fields', async () => {
    for (let times = 0; times < 5; times++) {
      const bodies = [
        { name: '', parent: 'read-only' },
        { name: 'x/y', parent: 'read-only', id: 'x' },
      ]
      for (const body of bodies) {
        const { status } = await editor.request('PUT', '/upload/folders/read-only', body)
        expect(status).toBe(400)
        expect((await editor.request('POST', '/upload/folders', body)).status).toBe(400)
      }
    }
    expect((await ask('/_health')).status).toBe(204)
  })

  test("cannot send mails in the site's name", async () => {
    const mail = { to: 'iemand@elders.example', subject: 'Proef', text: 'Hallo' }
    expect((await editor.request('POST', '/email', mail)).status).toBeGreaterThanOrEqual(404)
    expect((await editor.request('POST', '/email', mail)).status).toBeLessThan(500)
  })
})

describe('the owner', () => {
  test.each([
    ['POST', '/admin/webhooks/x/trigger'],
    ['POST', '/admin/admin-tokens'],
    ['POST', '/admin/api-tokens/x/regenerate'],
    ['POST', '/users-permissions/roles', { name: 'Proef', createdBy: { id: {} } }],
    ['POST', '/users-permissions/roles', { name: 'Proef', createdAt: { a: 1 } }],
    ['POST', '/users-permissions/roles', { name: 'Proef', createdBy: 99_999_999 }],
    ['PUT', '/users-permissions/roles/1', { permissions: { x: { controllers: { y: { z: null } } } } }],
    ['PUT', '/users-permissions/email-templates', { 'email-templates': { x: {} } }],
    ['PUT', '/users-permissions/email-templates', { x: 1 }],
    ['PUT', '/users-permissions/email-templates', [1]],
  ])('gets a 4xx for %s %s', async (method, path, body?: object) => {
    const { status, text } = await owner.request(method, path, body)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })
})
