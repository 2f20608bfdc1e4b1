import { afterAll, expect, it, vi } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { meetBackend } from './health.ts'

afterAll(stopServers)

it('is good as soon as the backend has answered, and stays so', async () => {
  let status = 500
  let asked = 0
  const backend = await serve((req, res) => {
    expect(req.url).toBe('/_health')
    asked += 1
    res.writeHead(status).end()
  })
  const isReady = meetBackend(backend)
  await vi.waitFor(() => expect(asked).toBe(2), { timeout: 5_000 })
  expect(isReady()).toBe(false)
  status = 204
  await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 5_000 })
  expect(asked).toBe(3)
})

it('is bad while nobody is there', () => {
  expect(meetBackend('http://127.0.0.1:1')()).toBe(false)
})
