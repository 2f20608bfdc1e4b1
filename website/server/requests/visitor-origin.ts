import type { IncomingMessage } from 'node:http'
import { parseNetworks } from '@gevel/runtime/networks'
import type { Env } from '../../app/config/env.server.ts'

/** Hosts by which the machine itself, its proxy and health checks reach the website. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** The host and scheme by which a visitor's browser reaches the site. */
export interface VisitorOrigin {
  host: (req: IncomingMessage) => string
  /** the scheme that a trusted proxy reports; undefined when none does */
  forwardedScheme: (req: IncomingMessage) => string | undefined
  /** whether the browser uses https, so that it accepts `Secure` cookies */
  isSecure: (req: IncomingMessage) => boolean
}

/** Reads `Host`, and `X-Forwarded-Host` and `X-Forwarded-Proto` from proxies in `TRUSTED_PROXIES` only. */
export function visitorOrigin({ SITE_URL, TRUSTED_PROXIES, HOST }: Env): VisitorOrigin {
  const isTrusted = parseNetworks(TRUSTED_PROXIES)
  const site = new URL(SITE_URL)
  const local = new Set([...LOCAL_HOSTS, withoutPort(HOST)])

  function forwarded(req: IncomingMessage, name: 'x-forwarded-host' | 'x-forwarded-proto'): string | undefined {
    const value = req.headers[name]
    if (value === undefined || !isTrusted(req.socket.remoteAddress ?? '')) return undefined
    return String(value).split(',')[0]?.trim()
  }

  const host = (req: IncomingMessage) => forwarded(req, 'x-forwarded-host') ?? req.headers.host ?? ''
  const forwardedScheme = (req: IncomingMessage) => forwarded(req, 'x-forwarded-proto')?.toLowerCase()

  return {
    host,
    forwardedScheme,
    isSecure(req) {
      const name = withoutPort(host(req))
      // a proxy behind a CDN may report the scheme between those two; SITE_URL is right
      if (name === site.hostname) return site.protocol === 'https:'
      const scheme = forwardedScheme(req) ?? (local.has(name) ? 'http' : site.protocol.slice(0, -1))
      return scheme === 'https'
    },
  }
}

export function withoutPort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}
