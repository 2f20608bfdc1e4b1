import { withoutPort } from './visitor-origin.ts'

/**
 * Whether a requested host is the pro brand's (requirements §2); a client that forges it only redirects itself to
 * `/pro`.
 */
export function isProHost(host: string, proHost: string | undefined): boolean {
  return proHost !== undefined && withoutPort(host) === withoutPort(proHost)
}
