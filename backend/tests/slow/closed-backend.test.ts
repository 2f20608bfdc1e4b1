import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '../support/admin.ts'
import { ask } from '../support/backend.ts'
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts'
import { onePixel, upload } from '../support/upload.ts'
import { askAs } from '../support/visitor.ts'

let backend: SecondBackend

beforeAll(async () => {
  backend = await startSecondBackend({ PUBLIC_API: 'off', PUBLIC_API_NETWORKS: '10.0.0.0/8', MEDIA_QUOTA_MB: '1' })
}, 160_000)
afterAll(() => backend?.stop())

describe('with PUBLIC_API=off', () => {
  test.each([
    ...['/public/pages', '/api/public/pages', '/public/changes', '/auth/providers', '/account', '/users/me'],
    ...['/connect/google', '/statistics', '/api/nothing'],
  ])('rejects clients without the key of the website at %s, whatever they forward', async (path) => {
    for (const headers of [{}, { 'x-forwarded-for': '10.0.0.1' }, { 'x-website-key': 'a guess' }]) {
      const { status, body } = await ask(path, { headers: new Headers(headers) }, backend.url)
      expect(status).toBe(403)
      expect(body).toMatchObject({ error: { name: 'ForbiddenError', message: 'Deze API is alleen voor de website.' } })
    }
  })

  test('accepts the website', async () => {
    expect((await askAs({ backend: backend.url }, 'GET', '/public/pages')).status).toBe(200)
  })

  test('keeps the admin open', async () => {
    expect((await ask('/admin/login', { method: 'POST' }, backend.url)).status).toBe(400)
    expect((await ask('/_health', {}, backend.url)).status).toBe(204)
  })
})

test('reports a full media library in Dutch', async () => {
  const { status, body } = await upload(await logIn(), [new File([onePixel], 'proef.png')], undefined, backend.url)
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { message: expect.stringMatching(/^De mediabibliotheek is vol: .* 1 MB\./) } })
})
