import type { Env } from '../../app/config/env.server.ts'
import { LOCAL_HOSTS, withoutPort } from './visitor-origin.ts'

/** Visitors use a few host names; a client that invents others cannot fill our memory. */
const MAX_REMEMBERED = 100

/**
 * Whether a requested host is a name of this site. A request with an invented host must not get a response that
 * spreads it, nor may another name that points here pass for ours.
 */
export function knownHosts({ SITE_URL, PRO_HOST, HOST, KNOWN_HOSTS }: Env): (host: string) => boolean {
  const others = KNOWN_HOSTS.split(',').map((host) => host.trim())
  const names = [new URL(SITE_URL).hostname, PRO_HOST ?? '', HOST, ...others, ...LOCAL_HOSTS].filter(Boolean)
  const hostNames = new Set(names.map(withoutPort))
  const seen = new Map<string, boolean>()
  return (host) => {
    const remembered = seen.get(host)
    if (remembered !== undefined) return remembered
    const isKnown = hostNames.has(withoutPort(host))
    if (seen.size < MAX_REMEMBERED) seen.set(host, isKnown)
    return isKnown
  }
}
