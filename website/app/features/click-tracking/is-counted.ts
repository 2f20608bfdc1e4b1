import { GLOBAL_PRIVACY_CONTROL, isAllowedBy, readConsent } from '../../state/consent/consent.ts'

/** The headers by which browsers say that nobody has clicked yet; the last one is that of Firefox. */
const ahead = ['Sec-Purpose', 'Purpose', 'X-Moz']

/**
 * Whether a request for a tracked link is a click of somebody who may be counted: not a check of the link (HEAD), one
 * ahead of a click, a picture or script on another site, or a visitor who refused statistics (decision 060).
 */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  if (ahead.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))) return false
  // older browsers do not send it
  if ((headers.get('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate') return false
  const signal = headers.get('Sec-GPC') === '1' ? GLOBAL_PRIVACY_CONTROL : undefined
  return isAllowedBy(signal ?? readConsent(headers.get('Cookie')), 'statistics')
}
