import { type Environment, environment } from './environment'

type Addresses = Pick<Environment, 'BACKEND_URL' | 'HOST' | 'PORT'>

const loopback = ['127.0.0.1', 'localhost']

/**
 * The origins at which a browser can open the admin, the one in our links first. Without BACKEND_URL a backend on the
 * loopback address has two: the start prints `localhost`, our links have the address.
 */
export function adminOriginsOf({ BACKEND_URL, HOST, PORT }: Addresses): [first: string, ...others: string[]] {
  if (BACKEND_URL) return [new URL(BACKEND_URL).origin]
  const others = loopback.includes(HOST) ? loopback.filter((name) => name !== HOST) : []
  return [originOf(HOST, PORT), ...others.map((name) => originOf(name, PORT))]
}

function originOf(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}

export const adminOrigins = adminOriginsOf(environment)

/** The origin of the admin in our links. */
export const [adminOrigin] = adminOrigins
