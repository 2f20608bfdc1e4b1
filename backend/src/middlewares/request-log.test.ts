import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../platform/logging/log'
import requestLog from './request-log'

const info = vi.spyOn(log, 'info').mockReturnValue(undefined)
const debug = vi.spyOn(log, 'debug').mockReturnValue(undefined)
afterEach(() => vi.clearAllMocks())

/** Sends a request to a backend that responds to everything with a status. */
async function request(path: string, status: number): Promise<void> {
  const app = new Koa()
  app.use(requestLog())
  app.use((ctx) => {
    ctx.status = status
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  server.closeAllConnections()
  server.close()
}

test('logs a request', async () => {
  await request('/public/site', 200)
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET', path: '/public/site', status: 200 }))
})

test('logs a health check only when it fails', async () => {
  await request('/_health', 204)
  expect(info).not.toHaveBeenCalled()
  expect(debug).toHaveBeenCalledWith(expect.objectContaining({ path: '/_health' }))
  await request('/_health', 503)
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/_health', status: 503 }))
})
