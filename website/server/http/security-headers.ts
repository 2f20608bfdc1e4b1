import type { ServerResponse } from 'node:http'
import type { Env } from '../../app/config/env.server.ts'

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
const HSTS_NAME = 'Strict-Transport-Security'
/** Two years, in seconds: as long as browsers' preload lists ask for. */
const HTTPS_ONLY_SECONDS = 63_072_000
/** What the setting `HSTS` adds; of names beside ours we know nothing unless the owner says so. */
const ALSO = { off: undefined, host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }
/** For what is no document; a document says more (app/document/content-security-policy.server.ts). */
const NO_DOCUMENT = ['Content-Security-Policy', "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"] as const

/** Value of `Strict-Transport-Security` (RFC 6797) by the settings; undefined for a site that is not served over https. */
export function strictTransport({ SITE_URL, HSTS }: Pick<Env, 'SITE_URL' | 'HSTS'>): string | undefined {
  const also = SITE_URL.startsWith('https:') ? ALSO[HSTS] : undefined
  return also === undefined ? undefined : `max-age=${HTTPS_ONLY_SECONDS}${also}`
}

/**
 * What every answer says to browsers, whatever it is.
 * @param hsts as `strictTransport` tells it
 * @returns names and values by turns
 */
export function securityHeaders(hsts: string | undefined): readonly string[] {
  return [...ALWAYS.flat(), ...(hsts ? [HSTS_NAME, hsts] : [])]
}

/** Puts them on an answer that does not come from the kept pages. */
export function setSecurityHeaders(res: ServerResponse, hsts: string | undefined): void {
  for (const [name, value] of [...ALWAYS, NO_DOCUMENT]) res.setHeader(name, value)
  if (hsts) res.setHeader(HSTS_NAME, hsts)
}
