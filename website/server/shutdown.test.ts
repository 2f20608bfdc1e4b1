import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A server with a slow response, whose `/health` says whether it is stopping; it prints its port. */
const program = `
  import { httpServer, listen } from ${JSON.stringify(import.meta.resolve('./http/http-server.ts'))}
  import { stopOnSignal } from ${JSON.stringify(import.meta.resolve('./shutdown.ts'))}
  let isStopping = () => false
  const server = httpServer((req, res) => {
    if (req.url === '/health') return res.writeHead(isStopping() ? 503 : 200).end()
    process.stdout.write('asked')
    if (req.url !== '/eindeloos') setTimeout(() => res.end('klaar'), 300)
  })
  await listen(server, 0, '127.0.0.1')
  isStopping = stopOnSignal(server, { noticeMs: 500, drainMs: 1_500 })
  process.stdout.write(String(server.address().port))
`

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { child, origin: `http://127.0.0.1:${port}` }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: finishes pending responses, then exits',
  { timeout: 20_000 },
  async (signal) => {
    const { child, origin } = await start()
    const pending = fetch(origin)
    await once(child.stdout, 'data')
    child.kill(signal)
    const [response, [code]] = await Promise.all([pending, once(child, 'exit')])
    expect([await response.text(), code]).toEqual(['klaar', 0])
  },
)

it('SIGTERM: gives notice before it stops', { timeout: 20_000 }, async () => {
  const { child, origin } = await start()
  expect((await fetch(`${origin}/health`)).status).toBe(200)
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await fetch(`${origin}/health`)).status).toBe(503)
  expect((await fetch(origin)).status).toBe(200)
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('does not wait for a response that never ends', { timeout: 20_000 }, async () => {
  const { child, origin } = await start()
  const response = fetch(`${origin}/eindeloos`).catch(() => 'afgebroken')
  await once(child.stdout, 'data')
  const startMs = Date.now()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(Date.now() - startMs).toBeLessThan(2_500)
  expect(await response).toBe('afgebroken')
})
