import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from './support/backend.ts'
import { bearerOf } from './support/visitor.ts'

const schemas = path.join(import.meta.dirname, '../src/api')
const schemaFile = z.object({ kind: z.string(), info: z.object({ singularName: z.string(), pluralName: z.string() }) })

/** The name of each content type in Strapi's own API. */
const types = globSync('*/content-types/*/schema.json', { cwd: schemas })
  .map((file) => schemaFile.parse(JSON.parse(readFileSync(path.join(schemas, file), 'utf8'))))
  .map(({ kind, info }) => (kind === 'singleType' ? info.singularName : info.pluralName))

describe('an anonymous visitor', () => {
  test.each(types)('cannot read the raw type %s', async (type) => {
    expect((await ask(`/api/${type}`)).status).toBe(404)
    expect((await ask(`/api/${type}/1`)).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot %s anything public', async (method) => {
    for (const type of ['pages', 'contents', 'pages/1', 'contents/1', 'site', 'redirects']) {
      const { status } = await ask(`/public/${type}`, { method })
      expect([401, 403, 404, 405], `${method} ${type}`).toContain(status)
    }
  })

  test.each([
    ['POST', '/auth/change-password'],
    ['GET', '/auth/email-confirmation'],
    ['GET', '/auth/sessions'],
    ['GET', '/account'],
    ['PUT', '/account/profile'],
    ['GET', '/account/export'],
    ['GET', '/account/sessions'],
    ['POST', '/account/deletion'],
    ['POST', '/account/email-change'],
    ['GET', '/account/followed'],
    ['GET', '/account/followed/news'],
    ['PUT', '/account/followed/tag/bouwmarkten'],
    ['GET', '/account/marks'],
    ['GET', '/account/saved-articles'],
    ['PUT', '/account/saved-articles/1'],
    ['GET', '/users'],
    ['GET', '/users/me'],
    ['GET', '/users/count'],
    ['POST', '/users'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/users-permissions/permissions'],
    ['GET', '/upload/files'],
    ['POST', '/upload'],
    ['POST', '/email'],
    ['GET', '/i18n/locales'],
  ])('cannot %s %s', async (method, path) => {
    for (const prefix of ['', '/api']) {
      const body = method === 'POST' ? '{}' : undefined
      const headers = { 'content-type': 'application/json' }
      const { status } = await ask(`${prefix}${path}`, { method, body, headers })
      expect([401, 403, 404, 405], prefix).toContain(status)
    }
  })

  test.each(['/admin/users', '/admin/roles', '/admin/api-tokens', '/content-manager/content-types', '/upload/files'])(
    'has to log in to the admin for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(401)
    },
  )

  test('learns nothing about the implementation', async () => {
    expect((await ask('/api/openapi.json')).status).toBe(404)
    expect(
      (await fetch(`${process.env.BACKEND_URL ?? 'http://127.0.0.1:1337'}/public/site`)).headers.get('x-powered-by'),
    ).toBeNull()
  })
})

describe('a logged-in reader', () => {
  test('sees only their own account', async () => {
    const headers = await bearerOf('reader')
    expect((await ask('/users/me', { headers })).body).toMatchObject({ email: 'lezer@gevel.example' })
    expect((await ask('/users', { headers })).status).toBe(403)
    expect((await ask('/users/1', { headers })).status).toBe(403)
    expect((await ask('/upload/files', { headers })).status).toBe(401)
  })
})
