import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { checkPort } from './ports.ts'

it('accepts a free port', async () => {
  await expect(checkPort('PORT', await freePort(), '127.0.0.1')).resolves.toBeUndefined()
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

it('waits for a program that is about to free it', { timeout: 10_000 }, async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  setTimeout(() => other.close(), 500)
  await expect(checkPort('PORT', port, '127.0.0.1')).resolves.toBeUndefined()
})
