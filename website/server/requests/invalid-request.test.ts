import { describe, expect, it } from 'vitest'
import { invalidRequest } from './invalid-request.ts'

function rejectionOf(url: string, { method = 'GET', host = 'localhost:3000', hosts = ['localhost'] } = {}) {
  const rawHeaders = hosts.flatMap((name) => ['hOST', name, 'Accept', '*/*'])
  return invalidRequest({ method, url, headers: { host }, rawHeaders })
}

const MB = 1024 * 1024

describe('invalidRequest', () => {
  it.each([
    '/',
    '/news/12/caf%C3%A9-open',
    '/zoeken?q=100%&p[a][b]=1',
    '/news/tag?t=%',
    '/a//b',
    '/%2500',
    `/?q=${'x'.repeat(8000)}`,
  ])('accepts %s', (url) => expect(rejectionOf(url)).toBeUndefined())

  it.each([
    ['a NUL in the path', '/news/%00'],
    ['a NUL in the query', '/news/tag?t=a%00b'],
    ['a bare NUL', '/news/\0'],
    ['half a percent code', '/news/%E0%A4%A'],
    ['a percent sign', '/100%'],
    ['no valid UTF-8', '/%ff'],
    ['a path that starts as a host name', '//elders.example/'],
    ['the same with a backslash', '/\\elders.example/'],
    ['a folder that hides such a path', '/.//elders.example/'],
    ['one above that hides it', '/a/..//elders.example/'],
    ['the same encoded', '/a/%2E%2e//elders.example/'],
    ['dots at the end', '/agenda/..?p=2'],
    ['a tab', '/%09/'],
    ['a tab behind a backslash', '/%5C%09/'],
    ['a bare tab', '/a\tb'],
    ['a line feed', '/agenda%0aLocation:'],
    ['a DEL', '/%7F'],
    ['a control character of C1', '/%C2%85'],
    ['a turn of direction', '/%E2%80%AEnews'],
    ['a backslash', '/news\\12'],
    ['a fragment', '/agenda#a'],
    ['an absolute address', 'http://elders.example/'],
    ['no path', '*'],
    ['nothing', ''],
  ])('rejects %s', (_, url) => expect(rejectionOf(url)).toBe(400))

  it.each([
    ['application/x-www-form-urlencoded', MB, undefined],
    ['application/x-www-form-urlencoded', MB + 1, 413],
    ['multipart/form-data; boundary=x', 20 * MB, undefined],
    ['multipart/form-data; boundary=x', 20 * MB + 1, 413],
  ])('for %s of %i bytes with %s', (type, bytes, expected) => {
    const headers = { host: 'localhost', 'content-type': type, 'content-length': String(bytes) }
    expect(invalidRequest({ method: 'POST', url: '/', headers, rawHeaders: [] })).toBe(expected)
  })

  it.each(['/agenda?terug=/../x', '/bestand.pdf', '/een...twee', '/.well-known/security.txt'])('accepts %s', (url) =>
    expect(rejectionOf(url)).toBeUndefined(),
  )

  it('rejects a second Host', () => {
    expect(rejectionOf('/', { hosts: ['localhost', 'elders.example'] })).toBe(400)
  })

  it('rejects a URL of more than 8 kB', () => expect(rejectionOf(`/?q=${'x'.repeat(8200)}`)).toBe(414))

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'])('rejects the method %s', (method) =>
    expect(rejectionOf('/', { method })).toBe(405),
  )

  it.each(['', 'a b', 'a/b', 'a@b', 'a:b', '-a', 'a:123456', 'a,b', '[::1', 'é.nl'])('rejects the host %j', (host) =>
    expect(rejectionOf('/', { host })).toBe(400),
  )

  it.each([
    'gevel.example',
    'GEVEL.example:443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'a',
    'website_1:3000',
    'gevel.example.',
  ])('accepts the host %s', (host) => expect(rejectionOf('/', { host })).toBeUndefined())
})
