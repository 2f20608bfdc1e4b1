const yearMs = 365 * 24 * 60 * 60 * 1000

/** `Cookie` header of a visitor who has both cookies that every visitor gets (requirements §3). */
export function visitorCookie(nowMs = Date.now()): string {
  const session = Buffer.from(JSON.stringify({ id: 0, iat: nowMs, exp: nowMs + yearMs })).toString('base64')
  return `session=${encodeURIComponent(session)}; locale=nl`
}
