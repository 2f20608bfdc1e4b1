import type { ServerResponse } from 'node:http'
import { strictTransport as directivesFor } from '@gevel/contract/strict-transport'
import type { Env } from '../../app/config/env.server.ts'

/** Browser features that no page of ours uses. */
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
/**
 * For responses other than documents; those have a stricter policy (app/document/content-security-policy.server.ts).
 */
const NO_DOCUMENT = ['Content-Security-Policy', "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"] as const

/**
 * Value of `Strict-Transport-Security` (RFC 6797) by the settings; undefined for a site that is not served over https.
 */
export function strictTransport({ SITE_URL, HSTS }: Pick<Env, 'SITE_URL' | 'HSTS'>): string | undefined {
  const directives = directivesFor(SITE_URL, HSTS)
  if (!directives) return undefined
  const { maxAge, includeSubDomains, preload } = directives
  return `max-age=${maxAge}${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`
}

/**
 * The security headers of every response.
 * @param hsts from `strictTransport`
 * @returns alternating names and values
 */
export function securityHeaders(hsts: string | undefined): readonly string[] {
  return [...ALWAYS.flat(), ...(hsts ? [HSTS_NAME, hsts] : [])]
}

/** Sets them on a response that is not a cached page. */
export function setSecurityHeaders(res: ServerResponse, hsts: string | undefined): void {
  for (const [name, value] of [...ALWAYS, NO_DOCUMENT]) res.setHeader(name, value)
  if (hsts) res.setHeader(HSTS_NAME, hsts)
}
