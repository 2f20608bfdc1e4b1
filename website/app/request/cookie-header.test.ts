import { describe, expect, test } from 'vitest'
import { hasCookie, readCookie, withCookies } from './cookie-header.ts'

const manyCookies = Array.from({ length: 10_000 }, (_, index) => `c${index}=${index}`).join('; ')

describe('reading a cookie', () => {
  test.each([
    ['a cookie among others', 'a=b; naam=x; c=d', 'x'],
    ['a cookie without spaces around it', 'a=b;naam=x;c=d', 'x'],
    ['a percent-encoded value', 'naam=a%20b%3Bc', 'a b;c'],
    ['a value with an equals sign', 'naam=YQ==', 'YQ=='],
    ['an empty value', 'naam=', ''],
    ['the first of two cookies of the same name', 'naam=x; naam=y', 'x'],
    ['the first cookie of that name that can be decoded', 'naam=%; naam=y', 'y'],
    ['one of 10,000 cookies', `${manyCookies}; naam=x`, 'x'],
    ['a cookie after malformed ones', '=; ;; a; =b; naam=x', 'x'],
  ])('finds %s', (_, header, value) => expect(readCookie(header, 'naam')).toBe(value))

  test.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['a cookie with a similar name', 'xnaam=1; naamx=1; Naam=1'],
    ['a name without a value', 'naam'],
    ['a name with a space of Unicode beside it', '\u00a0naam=1; naam\u00a0=2; \u000bnaam=3'],
    ['an invalid percent-encoding', 'naam=%E0%A4%A'],
    ['a value longer than browsers store', `naam=${'x'.repeat(5000)}`],
    ['only separators', ';'.repeat(16_000)],
    ['only empty names', '=;'.repeat(8_000)],
  ])('finds none in %s', (_, header) => expect(readCookie(header, 'naam')).toBeUndefined())

  test('does not read a property of Object as a cookie', () => {
    expect(readCookie('a=b', 'toString')).toBeUndefined()
    expect(hasCookie('a=b', ['toString', '__proto__'])).toBe(false)
  })
})

test('detects a cookie whose value cannot be read', () => {
  for (const header of ['naam=%', `a=b; naam=${'x'.repeat(5000)}`, 'naam=', `${manyCookies}; naam=x`])
    expect(hasCookie(header, ['ander', 'naam']), header.slice(-20)).toBe(true)
  expect(hasCookie('naam; xnaam=1', ['naam'])).toBe(false)
  expect(hasCookie(undefined, ['naam'])).toBe(false)
})

describe('changing a header', () => {
  test.each([
    ['replaces all cookies of a name', 'naam=a; c=d; naam=b', 'c=d; naam=nieuw'],
    ['omits invalid pairs', '=; c=%; é=1; a b=1; e=f', 'e=f; naam=nieuw'],
    ['encodes characters that would end a value', 'c=a%3Bb; d=é "x"', 'c=a%3Bb; d=%C3%A9%20%22x%22; naam=nieuw'],
    ['has a cookie named as a property of objects', '__proto__=1', '__proto__=1; naam=nieuw'],
  ])('%s', (_, header, changed) => expect(withCookies(header, { naam: 'nieuw' })).toBe(changed))

  test('removes a cookie', () => expect(withCookies('naam=a', { naam: undefined })).toBe(''))
})
