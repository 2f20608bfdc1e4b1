const yearMs = 365 * 24 * 60 * 60 * 1000

/** A browser that the filter of bots lets through, unlike that of the journeys. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'

/** `Cookie` header of a visitor who has both cookies that every visitor gets (requirements §3). */
export function visitorCookie(nowMs = Date.now()): string {
  const session = Buffer.from(JSON.stringify({ id: 0, iat: nowMs, exp: nowMs + yearMs })).toString('base64')
  return `session=${encodeURIComponent(session)}; locale=nl`
}
