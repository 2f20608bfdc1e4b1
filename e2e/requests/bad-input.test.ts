import { expect, test } from 'vitest'
import { ask, type RawResponse } from '../http.ts'
import { testEnvironment } from '../test-environment.ts'

/** Invalid paths, however they are parsed. */
const badPaths: Record<string, string[]> = {
  'unknown, negative and huge ids': [
    '/news/987654/x',
    '/news/-5/x',
    '/item/0/x',
    '/item/2147483648/x',
    '/news/99999999999999999999999999/x',
    '/agenda/-1',
    '/magazine/1e9/x',
    '/vacatures/vacature/%31x/y',
    '/news/١/x'.replace('١', '%D9%A1'),
  ],
  'percent signs that encode nothing': [
    '/%',
    '/%zz',
    '/news/%E0%A4%A/x',
    '/over-ons/%',
    '/%c0%ae%c0%ae/etc',
    '/news/%ff/x',
  ],
  'NUL bytes': ['/%00', '/news/1%00/x', '/partners/groenvoeg%00', '/news/tag?t=%00', '/?p=%00', '/news/tag?t=a%00b'],
  'long paths': [
    `/${'a'.repeat(4_000)}`,
    `/${'a/'.repeat(2_000)}`,
    `/news/${'9'.repeat(4_000)}/x`,
    `/${'%41'.repeat(2_500)}`,
  ],
  'path traversal and double slashes': [
    '//evil.example',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/\\evil.example',
    '/.//over-ons/',
    '/a/..//over-ons/',
    '/partners/..%2f..',
    '/organisaties/a%5c..%5cb',
    '/winkelketens/bouwmarkten/..%2fx',
    '/auteurs/..%2f..%2fx',
    '/marktcijfers/..%2f..',
    '/news/tag?t=a/../b',
  ],
  'markup and quotes': [
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    "/'%20or%201=1--",
    '/news/1%27/x',
    '/%22%3E%3Cimg%20src=x%3E',
  ],
  'invalid page numbers': [
    '/vacatures?p=NaN',
    '/vacatures?p=99999999999',
    '/news/tag?t=Bouwmarkten&p=-1',
    '/vacatures?p=%F0%9F%98%80',
  ],
}

for (const [kind, paths] of Object.entries(badPaths)) {
  test(`responds with an error page to ${kind}`, async () => {
    for (const path of paths) expectStaticErrorPage(path, await ask(path))
  })
}

/** Odd queries that a page ignores or rejects. */
const oddQueries: Record<string, string> = {
  'ten thousand characters': `x=${'a'.repeat(10_000)}`,
  'a tag of ten thousand characters': `t=${'a'.repeat(10_000)}`,
  'brackets nested too deeply': `populate${'[a]'.repeat(60)}=1`,
  'a too long array': Array.from({ length: 300 }, (_, at) => `p[${at}]=1`).join('&'),
  'too many parameters': Array.from({ length: 1_500 }, (_, at) => `a${at}=`).join('&'),
  'percent signs that encode nothing': 't=%zz&p=%E0%A4%A',
  'prototype keys': '__proto__[x]=1&constructor[prototype][y]=2&t[__proto__]=3',
}

for (const [kind, query] of Object.entries(oddQueries)) {
  test(`handles a query with ${kind} without a server error`, async () => {
    for (const path of ['/', '/news/tag', '/vacatures', '/over-ons', '/bestaat-niet']) {
      const response = await ask(`${path}?${query}`)
      expect(response.status, path).toBeLessThan(500)
      if (response.status >= 400) expectStaticErrorPage(path, response)
    }
  })
}

test('handles bad input in requests for navigation data without a server error', async () => {
  for (const path of [
    '/%zz.data',
    '/news/abc/x.data',
    '/bestaat-niet.data',
    '/_root.data?_routes=bestaat-niet',
    '/news/%00.data',
  ]) {
    const { status, body } = await ask(path)
    expect(status, path).toBeLessThan(500)
    expect(body, path).not.toMatch(/\n\s+at /)
  }
})

test('rejects unsupported methods', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status } = await ask('/', {}, method)
    expect(status, method).toBeGreaterThanOrEqual(400)
    expect(status, method).toBeLessThan(500)
  }
  const posted = await fetch(`${testEnvironment.siteUrl}/over-ons`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(posted.status).toBeGreaterThanOrEqual(400)
  expect(posted.status).toBeLessThan(500)
})

/** An error page in the words of the site, without internals. */
function expectStaticErrorPage(path: string, { status, body, headers }: RawResponse): void {
  const shortPath = path.slice(0, 80)
  expect(status, shortPath).toBeGreaterThanOrEqual(400)
  expect(status, shortPath).toBeLessThan(500)
  expect(headers['content-type'], shortPath).toContain('text/html')
  expect(body, shortPath).toContain('Er is iets fout gegaan')
  expect(body, shortPath).not.toMatch(/\n\s+at |node_modules|\.tsx?:\d|ECONN|ZodError/)
  expect(body, shortPath).not.toContain('<script>alert(1)')
}
