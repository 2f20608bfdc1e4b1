import { afterAll, expect, it } from 'vitest'
import { backendHealth } from './health.ts'
import { serve, stopServers } from './testing/servers.ts'

afterAll(stopServers)

it('follows the backend, which is asked once a second', async () => {
  let status = 204
  let asked = 0
  let nowMs = 0
  const backend = await serve((req, res) => {
    expect(req.url).toBe('/_health')
    asked += 1
    res.writeHead(status).end()
  })
  const isHealthy = backendHealth(backend, () => nowMs)
  expect(await Promise.all([isHealthy(), isHealthy()])).toEqual([true, true])
  status = 500
  nowMs = 999
  expect(await isHealthy()).toBe(true)
  nowMs = 1000
  expect(await isHealthy()).toBe(false)
  expect(asked).toBe(2)
})

it('is bad without a backend', async () => {
  expect(await backendHealth('http://127.0.0.1:1')()).toBe(false)
})
