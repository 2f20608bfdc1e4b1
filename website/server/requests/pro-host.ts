import { withoutPort } from './visited-site.ts'

/** Whether a visited host is the pro brand's (specification §2); who makes that up only sends himself to `/pro`. */
export function isProHost(host: string, proHost: string | undefined): boolean {
  return proHost !== undefined && withoutPort(host) === withoutPort(proHost)
}
