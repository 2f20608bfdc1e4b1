import { afterAll, expect, test, vi } from 'vitest'

vi.stubEnv('PUBLIC_API', 'off')
vi.stubEnv('PUBLIC_API_NETWORKS', '10.0.0.0/8')
const { mayUseApi } = await import('./public-api')
afterAll(() => vi.unstubAllEnvs())

const isAllowed = (remoteAddress: string, headers: Record<string, string> = {}) =>
  mayUseApi({ get: (name) => headers[name] ?? '', req: { socket: { remoteAddress } } })

test('accepts the website by its key', () => {
  expect(isAllowed('203.0.113.7', { 'X-Website-Key': process.env.WEBSITE_KEY ?? '' })).toBe(true)
  expect(isAllowed('203.0.113.7', { 'X-Website-Key': 'a guess' })).toBe(false)
})

test('accepts a connection from a listed network, but not a forwarded address', () => {
  expect(isAllowed('::ffff:10.1.2.3')).toBe(true)
  expect(isAllowed('203.0.113.7', { 'X-Forwarded-For': '10.1.2.3' })).toBe(false)
})
