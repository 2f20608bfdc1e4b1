import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp'

/**
 * "12345678901234567890", the secret of RFC 6238 appendix B; its codes there have eight digits, of which ours are the
 * last six.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('accepts the code of RFC 6238 at %i seconds', (seconds, code, step) => {
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(step)
})

test('accepts a code one step early or late, and no further', () => {
  const moment = 59_000
  for (const off of [-30_000, 0, 30_000]) expect(stepOfCode(secret, '287082', moment + off)).toBe(1)
  for (const off of [-60_000, 60_000]) expect(stepOfCode(secret, '287082', moment + off)).toBeUndefined()
})

test.each(['', '28708', '2870820', 'abcdef', '287 082'])('rejects %j', (code) => {
  expect(stepOfCode(secret, code, 59_000)).toBeUndefined()
})

test('creates a secret of 160 bits, and a URI with the site and the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(secret, { issuer: 'Gevel & Co', email: 'a@b.example' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: 'Gevel & Co',
    digits: '6',
    period: '30',
  })
})
