import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../user-error.ts'

/** The ports that browsers and `fetch` never connect to ("bad ports", https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

// Programs of a killed run free their ports soon (they notice that their parent is gone).
const defaultTimeoutMs = 5000

/**
 * Fails when a port is in use, or browsers reject it; `name` is its setting. A browser may resolve `localhost` to ::1:
 * that one is checked too.
 */
export async function checkPort(name: string, port: number, host: string, timeoutMs = defaultTimeoutMs): Promise<void> {
  checkAllowed(name, port)
  const addresses = host === '127.0.0.1' ? [host, '::1'] : [host]
  for (const deadline = Date.now() + timeoutMs; ; await pause(250)) {
    const areInUse = await Promise.all(addresses.map((address) => isTaken(port, address)))
    if (!areInUse.includes(true)) return
    if (Date.now() > deadline) break
  }
  throw new UserError(
    `Port ${port} is in use by another program: stop that one, or choose another port, for example ${name}=${allowedAfter(port)}.`,
  )
}

/** Fails when browsers and `fetch` reject every page on a port: the site would start, and nobody could open it. */
export function checkAllowed(name: string, port: number): void {
  if (!isBlockedPort(port)) return
  throw new UserError(
    `Browsers block port ${port} (Fetch standard, "bad ports"): choose another port, for example ${name}=${allowedAfter(port)}.`,
  )
}

function allowedAfter(port: number): number {
  return isBlockedPort(port + 1) ? allowedAfter(port + 1) : port + 1
}

function isTaken(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}

/** Whether a browser rejects every page on this port, though a program can listen on it. */
function isBlockedPort(port: number): boolean {
  return BLOCKED_PORTS.has(port)
}
