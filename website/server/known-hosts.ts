import type { IncomingMessage } from 'node:http'
import type { Env } from '../app/config/env.server.ts'

/** Visitors come by a few names; whoever makes up others does not fill our memory. */
const MOST_REMEMBERED = 100
/** Under these the machine itself, its proxy and its checks of health reach the website. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request is for this site. One with a host that somebody made up gets nothing that could carry that name on, nor may
 * another name that leads here pass for ours. A proxy tells the visited host in `X-Forwarded-Host`.
 */
export function knownHosts({ SITE_URL, PRO_HOST, HOST, KNOWN_HOSTS }: Env): (req: IncomingMessage) => boolean {
  const others = KNOWN_HOSTS.split(',').map((host) => host.trim())
  const names = [new URL(SITE_URL).hostname, PRO_HOST ?? '', HOST, ...others, ...LOCAL].filter(Boolean)
  const known = new Set(names.map(withoutPort))
  const seen = new Map<string, boolean>()
  return ({ headers }) => {
    const host = visitedHost(headers)
    const remembered = seen.get(host)
    if (remembered !== undefined) return remembered
    const isKnown = known.has(withoutPort(host))
    if (seen.size < MOST_REMEMBERED) seen.set(host, isKnown)
    return isKnown
  }
}

/** The host as the visitor's browser names it. */
export function visitedHost({ host = '', 'x-forwarded-host': forwarded }: IncomingMessage['headers']): string {
  if (forwarded === undefined) return host
  return String(forwarded).split(',')[0] ?? ''
}

export function withoutPort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}
