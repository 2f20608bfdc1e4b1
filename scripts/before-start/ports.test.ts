import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { checkPort } from './ports.ts'

it('accepts a free port', async () => {
  await expect(checkPort('PORT', await freePort(), '127.0.0.1')).resolves.toBeUndefined()
})

it('chooses no port that an outgoing connection may take meanwhile', async () => {
  // the range of Linux begins lowest (ip(7), `ip_local_port_range`)
  for (const port of await Promise.all(Array.from({ length: 20 }, freePort))) expect(port).toBeLessThan(32_768)
})

it('rejects a port in use, with the setting to change', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  await expect(checkPort('BACKEND_PORT', port, '127.0.0.1', 100)).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose another port, for example BACKEND_PORT=${port + 1}.`,
  )
  other.close()
})

it.each([
  ['PORT', 4190, 4191],
  ['BACKEND_PORT', 6000, 6001],
  ['PORT', 6665, 6670],
])('rejects %s=%i, which browsers block, with one that they allow', async (name, port, allowed) => {
  // Node has the same list
  const blocked = expect.objectContaining({ cause: expect.objectContaining({ message: 'bad port' }) })
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toEqual(blocked)
  await expect(checkPort(name, port, '127.0.0.1')).rejects.toThrow(
    `Browsers block port ${port} (Fetch standard, "bad ports"): choose another port, for example ${name}=${allowed}.`,
  )
})

it('waits for a program that is about to free it', { timeout: 10_000 }, async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  setTimeout(() => other.close(), 500)
  await expect(checkPort('PORT', port, '127.0.0.1')).resolves.toBeUndefined()
})
