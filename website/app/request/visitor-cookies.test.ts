import { parseSetCookie } from 'cookie-es'
import { describe, expect, it } from 'vitest'
import { readCookie } from './cookie-header.ts'
import { missingVisitorCookies, sessionCookieValue, visitorCookieText } from './visitor-cookies.ts'
import { visitorSetCookies } from './visitor-set-cookie.server.ts'

const NOW = Date.UTC(2026, 10, 20)

describe('visitor cookies', () => {
  it('gives a visitor without cookies a session of one year and a language', () => {
    const [session, locale] = visitorSetCookies(undefined, NOW, false)
    expect(session).toMatch(/^session=[^;]+; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    expect(locale).toBe('locale=nl; Max-Age=31536000; Path=/; SameSite=Lax')
    const value = readCookie(session?.split(';')[0], 'session')
    expect(JSON.parse(atob(value ?? ''))).toEqual({ id: 0, iat: NOW, exp: NOW + 365 * 24 * 3600 * 1000 })
  })

  it.each([true, false])('are the same from the browser as from the server, with secure %s', (secure) => {
    const ofBrowser = missingVisitorCookies(undefined, NOW).map((cookie) => visitorCookieText(cookie, secure))
    const ofServer = visitorSetCookies(undefined, NOW, secure)
    expect(ofBrowser.map((cookie) => parseSetCookie(cookie))).toEqual(ofServer.map((cookie) => parseSetCookie(cookie)))
  })

  it('keeps existing cookies', () => {
    const header = `locale=en; session=${encodeURIComponent(sessionCookieValue(NOW))}`
    expect(missingVisitorCookies(header, NOW)).toEqual([])
  })

  it.each(['abc', '%', 'bnVsbA==', 'e30=', `${sessionCookieValue(NOW).slice(0, 20)}`])(
    'replaces an invalid session: %s',
    (value) => expect(missingVisitorCookies(`session=${value}; locale=nl`, NOW)).toHaveLength(1),
  )
})
