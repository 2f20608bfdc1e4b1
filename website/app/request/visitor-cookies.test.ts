import { describe, expect, it } from 'vitest'
import { readCookie } from './cookie-header.ts'
import { missingVisitorCookies, sessionCookieValue } from './visitor-cookies.ts'

const NOW = Date.UTC(2026, 10, 20)

describe('visitor cookies', () => {
  it('gives a visitor without cookies a session of one year and a language', () => {
    const [session, locale] = missingVisitorCookies(undefined, NOW, false)
    expect(session).toContain('Max-Age=31536000')
    expect(locale).toMatch(/^locale=nl; .*SameSite=Lax/)
    const value = readCookie(session?.split(';')[0], 'session')
    expect(JSON.parse(atob(value ?? ''))).toEqual({ id: 0, iat: NOW, exp: NOW + 365 * 24 * 3600 * 1000 })
  })

  it('keeps existing cookies', () => {
    const header = `locale=en; session=${encodeURIComponent(sessionCookieValue(NOW))}`
    expect(missingVisitorCookies(header, NOW, true)).toEqual([])
  })

  it.each(['abc', '%', 'bnVsbA==', 'e30=', `${sessionCookieValue(NOW).slice(0, 20)}`])(
    'replaces an invalid session: %s',
    (value) => expect(missingVisitorCookies(`session=${value}; locale=nl`, NOW, false)).toHaveLength(1),
  )

  it('ignores a cookie with a similar name, and an invalid value', () => {
    expect(readCookie('xsession=1', 'session')).toBeUndefined()
    expect(readCookie(`session=${'x'.repeat(5000)}`, 'session')).toBeUndefined()
    expect(readCookie('session=%E0%A4%A', 'session')).toBeUndefined()
  })
})
