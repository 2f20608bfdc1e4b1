import { type Environment, environment } from './environment'

type Addresses = Pick<Environment, 'BACKEND_URL' | 'HOST' | 'PORT'>

const loopback = ['localhost', '127.0.0.1']

/** The addresses for listening on every one; no browser can open them. */
const unspecified = ['0.0.0.0', '::']

/**
 * The origins at which a browser can open the admin, the one in our links first. One on this machine has two: the start
 * prints `localhost`, our links have the address.
 */
export function adminOriginsOf({ BACKEND_URL, HOST, PORT }: Addresses): [first: string, ...others: string[]] {
  const url = new URL(BACKEND_URL ?? `http://${unspecified.includes(HOST) ? 'localhost' : bracketed(HOST)}:${PORT}`)
  const others = loopback.includes(url.hostname) ? loopback.filter((name) => name !== url.hostname) : []
  return [url.origin, ...others.map((hostname) => Object.assign(new URL(url), { hostname }).origin)]
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

export const adminOrigins = adminOriginsOf(environment)

/** The origin of the admin in our links. */
export const [adminOrigin] = adminOrigins

/** The URL of a page of the admin, for a mail. */
export function adminUrl(path: string): string {
  return `${adminOrigin}/admin${path}`
}
