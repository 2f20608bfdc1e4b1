import { afterAll, expect, it, vi } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { waitForBackend } from './health.ts'

afterAll(stopServers)

it('is healthy once the backend has responded, and remains so', async () => {
  let status = 500
  let requests = 0
  const backend = await serve((req, res) => {
    expect(req.url).toBe('/_health')
    requests += 1
    res.writeHead(status).end()
  })
  const isReady = waitForBackend(backend)
  await vi.waitFor(() => expect(requests).toBe(2), { timeout: 5_000 })
  expect(isReady()).toBe(false)
  status = 204
  await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 5_000 })
  expect(requests).toBe(3)
})

it('is unhealthy while the backend does not respond', () => {
  expect(waitForBackend('http://127.0.0.1:1')()).toBe(false)
})
