import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../app/config/env.server.ts'
import { visitorOrigin } from './visitor-origin.ts'

const visited = visitorOrigin(
  parseEnv({ SITE_URL: 'https://gevel.example', HOST: '192.0.2.1', TRUSTED_PROXIES: '10.0.0.0/8' }),
)
const request = (headers: Record<string, string>, remoteAddress = '10.1.2.3') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('the requested host', () => {
  it.each([
    [{ host: 'gevel.example' }, 'gevel.example'],
    [{ host: 'website:3000', 'x-forwarded-host': 'nieuws.example, proxy' }, 'nieuws.example'],
    [{}, ''],
  ])('of %j is %s', (headers, host) => expect(visited.host(request(headers))).toBe(host))

  it('is not the one that an untrusted proxy forwards', () => {
    const headers = { host: 'gevel.example', 'x-forwarded-host': 'nieuws.example' }
    expect(visited.host(request(headers, '203.0.113.7'))).toBe('gevel.example')
  })
})

describe('a secure request', () => {
  it.each([
    ['at SITE_URL', { host: 'gevel.example' }, true],
    [
      'at SITE_URL, whatever scheme a proxy behind a CDN forwards',
      { host: 'gevel.example', 'x-forwarded-proto': 'http' },
      true,
    ],
    ['at another host', { host: 'nieuws.example' }, true],
    ['at another host over http', { host: 'nieuws.example', 'x-forwarded-proto': 'http' }, false],
    ['at this machine', { host: '127.0.0.1:3000' }, false],
    ['at the address the server listens on', { host: '192.0.2.1:3000' }, false],
    ['at this machine through a proxy with TLS', { host: 'localhost', 'x-forwarded-proto': 'HTTPS' }, true],
  ])('%s', (_, headers, secure) => expect(visited.isSecure(request(headers as Record<string, string>))).toBe(secure))
})
