import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../../scripts/embedded-postgres/server.ts'

let program: Server
let url: string
let serveMetrics: (program: Server) => void

beforeEach(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}/metrics`
  vi.stubEnv('METRICS_PORT', String(port))
  vi.resetModules()
  serveMetrics = (await import('./metrics')).serveMetrics
  program = createServer()
})
afterEach(() => {
  program.close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const isServed = () =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false)

test('serves the metrics while the program listens', async () => {
  serveMetrics(program)
  program.listen(0, '127.0.0.1')
  await vi.waitFor(async () => expect(await isServed()).toBe(true))
  program.close()
  await vi.waitFor(async () => expect(await isServed()).toBe(false))
})

test('opens no port for a program without a server, such as the seed beside a running backend', async () => {
  serveMetrics(program)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await isServed()).toBe(false)
})
