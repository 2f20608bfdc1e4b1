import { runInNewContext } from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { sendEmptyWorker } from './service-worker-off.ts'

afterAll(stopServers)

it('takes the place of the service worker, and removes what that one stored', async () => {
  const origin = await serve((req, res) => sendEmptyWorker(req, res) || res.writeHead(404).end())
  expect((await fetch(`${origin}/favicon.ico`)).status).toBe(404)
  const response = await fetch(`${origin}/service-worker.js`)
  expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
    ...['no-cache', 'text/javascript; charset=utf-8'],
  ])
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
  const stored = new Set(['pages-1', 'files-1'])
  runInNewContext(await response.text(), {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener
    },
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    caches: { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) },
  })
  expect(Object.keys(listeners)).toEqual(['install', 'activate'])
  await new Promise((done) => listeners.activate?.({ waitUntil: (work) => work.then(done) }))
  expect(stored).toEqual(new Set())
})
