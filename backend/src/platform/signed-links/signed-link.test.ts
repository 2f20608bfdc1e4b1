import { expect, test, vi } from 'vitest'
import { readLink, signLink } from './signed-link'

vi.mock('../environment/environment', () => ({ environment: { JWT_SECRET: 'only for this test, and long enough' } }))

const expiresAt = new Date('2026-12-29T12:00:00Z')
const before = new Date('2026-12-29T11:59:59Z')
const code = signLink({ purpose: 'gift', subject: '17', expiresAt })

test('reads what it signed until it expires', () => {
  expect(readLink('gift', code, before)).toEqual({ state: 'valid', subject: '17', expiresAt })
  expect(readLink('gift', code, expiresAt)).toEqual({ state: 'expired', subject: '17', expiresAt })
})

test('rejects the code for another purpose, also when the purpose in it is changed', () => {
  expect(readLink('invitation', code, before)).toEqual({ state: 'unknown' })
  expect(readLink('invitation', code.replace('gift', 'invitation'), before)).toEqual({ state: 'unknown' })
})

test('rejects a code of which any character was changed', () => {
  const changed = Array.from(
    code,
    (character, at) => code.slice(0, at) + (character === 'x' ? 'y' : 'x') + code.slice(at + 1),
  )
  // the last character of 43 has two bits that mean nothing, which base64 would ignore
  for (const one of changed) expect(readLink('gift', one, before), one).toEqual({ state: 'unknown' })
})

test.each(['', '.', 'gift.17', `${code} `, `${code}.x`, code.slice(0, -1), 'gift.17.zzzzzzzzzzzz.x', '€'.repeat(43)])(
  'rejects %j',
  (text) => expect(readLink('gift', text, before)).toEqual({ state: 'unknown' }),
)

test('is for subjects that a code can contain', () => {
  expect(() => signLink({ purpose: 'order', subject: 'een.twee', expiresAt })).toThrow(RangeError)
  const subject = '3f0c1a52-7b1e-4d6f-9a3b-0123456789ab'
  expect(readLink('order', signLink({ purpose: 'order', subject, expiresAt }), before)).toMatchObject({ subject })
})
