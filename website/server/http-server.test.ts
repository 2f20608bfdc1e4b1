import { afterAll, expect, it } from 'vitest'
import { httpServer, listen } from './http-server.ts'
import { serve, stopServers } from './testing/servers.ts'

afterAll(stopServers)

it('says in one sentence that a port is in use', async () => {
  const taken = Number(new URL(await serve(() => {})).port)
  const start = listen(
    httpServer(() => {}),
    taken,
    '127.0.0.1',
  )
  await expect(start).rejects.toThrow(`Port ${taken} is in use: stop the program that uses it, or set PORT.`)
})
