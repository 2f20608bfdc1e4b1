import { expect, test } from 'vitest'
import { parseEnv } from '../../app/config/env.server.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'

const hstsOf = (settings: Record<string, string>) => strictTransport(parseEnv(settings))

test.each([
  [{ SITE_URL: 'https://gevel.example' }, 'max-age=63072000'],
  [{ SITE_URL: 'https://gevel.example', HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ SITE_URL: 'https://gevel.example', HSTS: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
  [{ SITE_URL: 'https://gevel.example', HSTS: 'off' }, undefined],
  [{ SITE_URL: 'http://gevel.example', HSTS: 'preload' }, undefined],
])('%j: %s', (settings, value) => expect(hstsOf(settings)).toBe(value))

test('rejects another value of HSTS', () => expect(() => hstsOf({ HSTS: 'yes' })).toThrow('HSTS'))

test('is sent with every response', () => {
  expect(securityHeaders('max-age=1').slice(-2)).toEqual(['Strict-Transport-Security', 'max-age=1'])
  expect(securityHeaders(undefined)).not.toContain('Strict-Transport-Security')
})
