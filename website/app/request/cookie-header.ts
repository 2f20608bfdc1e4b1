import { parseCookie, stringifyCookie } from 'cookie-es'

/**
 * Browsers store no longer name and value (RFC 6265bis §5.6); the backend rejects a request with such a bearer token
 * unread.
 */
const MAX_LENGTH = 4096
/** The names that may be written (RFC 6265 §4.1.1, as lenient as browsers are). */
const WRITABLE_NAME = /^[!-:<>-~]+$/

/** Characters that `trim()` removes although they belong to a name: only spaces and tabs surround it (RFC 6265bis §5.6). */
const NOT_OF_A_NAME = /[^\t -~]/

type CookieHeader = string | null | undefined

/**
 * The value of a cookie in a `Cookie` header or `document.cookie`: the first that is not too long and can be decoded.
 * Undefined without one.
 */
export function readCookie(header: CookieHeader, name: string): string | undefined {
  // not by the library, which every page would load for this
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=')
    const isNamed = key.trim() === name && !NOT_OF_A_NAME.test(key) && rest.length > 0
    const value = isNamed ? decode(rest.join('=').trim()) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

/** Whether one of these cookies is present, readable or not. */
export function hasCookie(header: CookieHeader, names: readonly string[]): boolean {
  return Object.keys(parseCookie(header ?? '', { filter: (key) => names.includes(key) })).length > 0
}

/** The `Cookie` header with other values for some cookies, or without them; what cannot be read is left out. */
export function withCookies(header: CookieHeader, changes: Readonly<Record<string, string | undefined>>): string {
  const filter = (key: string) => WRITABLE_NAME.test(key) && !Object.hasOwn(changes, key)
  const cookies = Object.entries({ ...parseCookie(header ?? '', { filter, decode }), ...changes })
  return stringifyCookie(Object.fromEntries(cookies.filter(([, value]) => value !== undefined)))
}

function decode(value: string): string | undefined {
  if (value.length > MAX_LENGTH) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
