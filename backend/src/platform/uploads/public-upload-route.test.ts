import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicFormEndpoint } from '@gevel/contract/endpoint'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { consumeAnonymousLimit } from '../limits/anonymous-limit'
import { publicUploadRoute } from './public-upload-route'

vi.mock('../limits/anonymous-limit', () => ({ consumeAnonymousLimit: vi.fn() }))

const input = z.object({ subject: z.string({ error: 'Kies een onderwerp.' }) })
const output = z.object({ subject: z.string(), files: z.array(z.string()) })
const { handler } = publicUploadRoute(
  publicFormEndpoint('/public/tips', input, output),
  { path: '/public/tips', maxFiles: 3, maxBytes: 1_000, types: ['text/plain'] },
  async (request) => ({ subject: request.input.subject, files: request.files.map(({ name }) => name) }),
)

const koa = new Koa()
koa.use((ctx) =>
  handler(ctx).catch((error: Error) => {
    ctx.status = 400
    ctx.body = { message: error.message }
  }),
)
const server = createServer(koa.callback())
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function send(field: string, files: readonly File[]): Promise<unknown> {
  const body = new FormData()
  body.append('input', field)
  for (const file of files) body.append('files', file)
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).json()
}

test('hands the input and the files of a form to its handler', async () => {
  const files = [new File(['een'], 'een.txt'), new File(['twee'], 'twee.txt')]
  expect(await send('{"subject":"Tip"}', files)).toEqual({ subject: 'Tip', files: ['een.txt', 'twee.txt'] })
})

test.each(['{', 'null', '{}'])('rejects %j as input', async (field) => {
  expect(await send(field, [])).toEqual({ message: expect.stringMatching(/\w+/) })
})

test('counts an attempt before it receives the files', async () => {
  vi.mocked(consumeAnonymousLimit).mockRejectedValueOnce(new Error('Dit is te vaak geprobeerd.'))
  expect(await send('{', [new File(['een'], 'een.exe')])).toEqual({ message: 'Dit is te vaak geprobeerd.' })
})
