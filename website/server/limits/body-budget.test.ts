import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { bodyBudget } from './body-budget.ts'

afterEach(stopServers)

/** A server with a budget of this many bytes, which returns the body, or what it threw. */
async function serveWithBudget(maxBytes: number): Promise<string> {
  const withBody = bodyBudget(maxBytes)
  return serve((req, res) => {
    withBody(req, async (body) => res.end(String(body))).catch((error: Error) => res.end(error.name))
  })
}

function send(origin: string, part: string): { call: ClientRequest; response: Promise<string> } {
  const call = request(origin, { method: 'POST' })
  const received = new Promise<string>((resolve, reject) => {
    call.on('response', (response) => resolve(text(response))).on('error', reject)
  })
  received.catch(() => undefined)
  call.write(part)
  return { call, response: received }
}

it('passes the whole body on', async () => {
  const origin = await serveWithBudget(1_000)
  const { call, response } = send(origin, 'één ')
  call.end('twee')
  expect(await response).toBe('één twee')
  expect(await (await fetch(origin)).text()).toBe('undefined')
})

it('limits the bytes of concurrent bodies, and frees those of finished ones', async () => {
  const origin = await serveWithBudget(1_000)
  const post = async (bytes: number) => (await fetch(origin, { method: 'POST', body: 'x'.repeat(bytes) })).text()
  const first = send(origin, 'x'.repeat(600))
  await vi.waitFor(async () => expect(await post(600)).toBe('Overloaded'))
  expect(await post(50)).toBe('x'.repeat(50))
  first.call.end()
  expect(await first.response).toHaveLength(600)
  expect(await post(600)).toHaveLength(600)
})

it('frees the bytes of a client that disconnects half-way', async () => {
  const origin = await serveWithBudget(1_000)
  const { call } = send(origin, 'x'.repeat(600))
  const post = async () => (await fetch(origin, { method: 'POST', body: 'x'.repeat(600) })).text()
  await vi.waitFor(async () => expect(await post()).toBe('Overloaded'))
  call.destroy()
  await vi.waitFor(async () => expect(await post()).toHaveLength(600))
})

it('counts more than the bytes of a body in many small chunks', async () => {
  const origin = await serveWithBudget(1_000)
  const { call, response } = send(origin, 'x')
  for (let part = 0; part < 10; part++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    call.write('x')
  }
  expect(await response).toBe('Overloaded')
})
