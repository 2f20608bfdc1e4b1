import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A server of which the first answer takes a while: it tells its port, and is asked and stopped in the midst of it. */
const program = `
  import { httpServer, listen } from ${JSON.stringify(import.meta.resolve('./http-server.ts'))}
  import { stopOnSignal } from ${JSON.stringify(import.meta.resolve('./shutdown.ts'))}
  const server = httpServer((_, res) => {
    process.stdout.write('asked')
    setTimeout(() => res.end('klaar'), 300)
  })
  await listen(server, 0, '127.0.0.1')
  stopOnSignal(server)
  process.stdout.write(String(server.address().port))
`

it('finishes what is under way, then ends', { timeout: 20_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [response, [code]] = await Promise.all([answer, once(child, 'exit')])
  expect([await response.text(), code]).toEqual(['klaar', 0])
})
