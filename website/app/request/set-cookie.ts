import { serializeCookie } from 'cookie-es'
import { HOST_PREFIX, type PrivateCookie } from './private-cookies.ts'

interface CookieLife {
  /** the paths it is sent to; all by default */
  path?: string
  maxAgeSeconds: number
  /** whether it is sent over https only */
  secure: boolean
  /** whether scripts cannot read it */
  httpOnly: boolean
}

/** `Set-Cookie` of a cookie of this site (RFC 6265), with its value percent-encoded; an empty value deletes it. */
export function setCookie(name: string, value: string, { maxAgeSeconds, path = '/', ...rest }: CookieLife): string {
  return serializeCookie(name, value, { path, maxAge: value ? maxAgeSeconds : 0, sameSite: 'lax', ...rest })
}

/** `Set-Cookie` of a cookie that only our server reads: over https its name has a prefix, which requires the path `/`. */
export function privateCookie(
  name: PrivateCookie,
  value: string,
  life: Pick<CookieLife, 'maxAgeSeconds' | 'secure'>,
): string {
  return setCookie(life.secure ? HOST_PREFIX + name : name, value, { ...life, httpOnly: true })
}
