import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../user-error.ts'

// Programs of a killed run free their ports soon (they notice that their parent is gone).
const defaultTimeoutMs = 5000

/**
 * Fails when a port is in use; `name` is its setting. A browser may resolve `localhost` to ::1: that one is checked
 * too.
 */
export async function checkPort(name: string, port: number, host: string, timeoutMs = defaultTimeoutMs): Promise<void> {
  const addresses = host === '127.0.0.1' ? [host, '::1'] : [host]
  for (const deadline = Date.now() + timeoutMs; ; await pause(250)) {
    const taken = await Promise.all(addresses.map((address) => isTaken(port, address)))
    if (!taken.includes(true)) return
    if (Date.now() > deadline) break
  }
  throw new UserError(
    `Port ${port} is in use by another program: stop that one, or choose another port, for example ${name}=${port + 1}.`,
  )
}

function isTaken(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}
