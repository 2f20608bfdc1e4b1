interface CookieLife {
  /** the paths it is sent to; all by default */
  path?: string
  maxAgeSeconds: number
  /** whether it is sent over https only */
  secure: boolean
}

/** `Set-Cookie` of a cookie that only our server reads (RFC 6265); without a value it deletes the cookie. */
export function privateCookie(name: string, value: string, { path = '/', maxAgeSeconds, secure }: CookieLife): string {
  const age = value ? maxAgeSeconds : 0
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
