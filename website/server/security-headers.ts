import type { ServerResponse } from 'node:http'

/** What no page of ours asks of a visitor's device. */
const UNUSED_FEATURES = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', UNUSED_FEATURES],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
] as const
/** Two years. Of names beside ours we know nothing. */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=63072000'] as const
/** For what is no document; a document says more (pages/content-security-policy.ts). */
const NO_DOCUMENT = ['Content-Security-Policy', "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"] as const

/**
 * What every answer says to browsers, whatever it is.
 * @param secure whether the site is served over https
 * @returns names and values by turns
 */
export function securityHeaders(secure: boolean): readonly string[] {
  return [...ALWAYS, ...(secure ? [HTTPS_ONLY] : [])].flat()
}

/** Puts them on an answer that does not come from the kept pages. */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  for (const [name, value] of [...ALWAYS, NO_DOCUMENT]) res.setHeader(name, value)
  if (secure) res.setHeader(...HTTPS_ONLY)
}
