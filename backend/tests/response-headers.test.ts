import { request } from 'node:http'
import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { ask, backendUrl } from './support/backend.ts'

const paths = ['/public/site', '/nothing', '/admin/users/me', '/_health', '/uploads/nothing.png']

test.each(paths)('protects %s from framing, sniffing, and leaking its URL', async (path) => {
  const { headers } = await ask(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(?:none|self)'/)
})

test.each(['/public/site', '/admin/users/me'])('does not let scripts of another origin read %s', async (path) => {
  for (const origin of ['https://elders.example', 'null', `${backendUrl}.elders.example`])
    expect((await ask(path, { headers: { origin } })).headers.get('access-control-allow-origin')).toBeNull()
})

test('sends JSON, text and pages with a charset', async () => {
  const { headers } = await logIn()
  for (const path of ['/public/site', '/admin/users/me', '/nothing', '/admin'])
    expect((await ask(path, { headers })).headers.get('content-type')).toMatch(/; ?charset=utf-8$/i)
})

test('replaces a request id that could write into the log', async () => {
  const numbered = async (id: string) =>
    (await ask('/_health', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await numbered('a1b2c3d4-website')).toBe('a1b2c3d4-website')
  for (const id of ['a b c d e f g', '{"level":"error"}', 'x'.repeat(65)])
    expect(await numbered(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test.each(['/.git/config', '/.env', '/package.json', '/uploads/', '/admin/../package.json'])(
  'serves no files or listing at %s',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test('responds to TRACE with 405, without an echo', async () => {
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${backendUrl}/public/site`, { method: 'TRACE' }, (res) => resolve(res.resume().statusCode))
    sent.on('error', reject).end()
  })
  expect(status).toBe(405)
})

test('rejects a parameter that is given twice', async () => {
  expect((await ask('/public/contents?edition=pro&edition=general')).status).toBe(400)
})
