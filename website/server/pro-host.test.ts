import { expect, it } from 'vitest'
import { isProHost } from './pro-host.ts'

it.each([
  [{ host: 'pro.example' }, true],
  [{ host: 'PRO.example:8080' }, true],
  [{ host: 'backend:3000', 'x-forwarded-host': 'pro.example, proxy' }, true],
  [{ host: 'www.pro.example' }, false],
  [{ host: 'gevel.example' }, false],
  [{}, false],
])('of %j: %s', (headers, isPro) => expect(isProHost(headers, 'pro.example')).toBe(isPro))

it('is never so without a pro host', () => expect(isProHost({ host: '' }, undefined)).toBe(false))
