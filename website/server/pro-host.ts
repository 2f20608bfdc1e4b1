import type { IncomingMessage } from 'node:http'

/**
 * Whether a request came in on the pro brand's host (specification §2). A proxy tells the visited host in `X-Forwarded-Host`;
 * who makes that up only sends himself to `/pro`.
 */
export function isProHost(headers: IncomingMessage['headers'], proHost: string | undefined): boolean {
  if (!proHost) return false
  const forwarded = headers['x-forwarded-host']
  const visited = String(forwarded ?? headers.host ?? '').split(',')[0] ?? ''
  return withoutPort(visited) === withoutPort(proHost)
}

function withoutPort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}
