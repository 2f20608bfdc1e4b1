import { expect, test } from 'vitest'
import { strictTransport } from './strict-transport.ts'

test.each([
  ['host', { maxAge: 63_072_000, includeSubDomains: false, preload: false }],
  ['subdomains', { maxAge: 63_072_000, includeSubDomains: true, preload: false }],
  ['preload', { maxAge: 63_072_000, includeSubDomains: true, preload: true }],
  ['off', undefined],
] as const)('%s', (mode, directives) => {
  expect(strictTransport('https://gevel.example', mode)).toEqual(directives)
  expect(strictTransport('http://gevel.example', mode), 'without TLS').toBeUndefined()
})
