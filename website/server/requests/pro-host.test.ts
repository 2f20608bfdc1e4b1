import { expect, it } from 'vitest'
import { isProHost } from './pro-host.ts'

it.each([
  ['pro.example', true],
  ['PRO.example:8080', true],
  ['www.pro.example', false],
  ['gevel.example', false],
  ['', false],
])('of %j: %s', (host, isPro) => expect(isProHost(host, 'pro.example')).toBe(isPro))

it('is false without a pro host', () => expect(isProHost('', undefined)).toBe(false))
