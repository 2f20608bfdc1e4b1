import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptsFiles, receiveFiles, registerUploads, type UploadRule } from './upload-rule'

const rule: UploadRule = {
  path: '/public/tips/:id',
  maxFiles: 2,
  maxBytes: 1024 * 1024,
  types: ['application/pdf', 'text/plain'],
}
const pdf = new File(['%PDF-1.7\nnothing'], 'tip.pdf')

/** The temporary files of all requests. */
const received: string[] = []
const koa = new Koa()
koa.use(async (ctx) => {
  await receiveFiles(ctx, rule, async ({ fields, files }) => {
    received.push(...files.map(({ file }) => file))
    const contents = await Promise.all(files.map(async ({ read }) => (await read()).toString()))
    ctx.body = { fields, files: files.map(({ name, type, bytes }) => ({ name, type, bytes })), contents }
  }).catch((error: Error & { status?: number }) => {
    ctx.body = { message: error.message }
  })
})
const server = createServer(koa.callback())
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function send(files: readonly File[], input = '{}'): Promise<unknown> {
  const body = new FormData()
  body.append('input', input)
  for (const file of files) body.append('files', file)
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).json()
}

test('receives files by their content, with safe names, and leaves none behind', async () => {
  const note = new File(['Beste redactie'], '../brief.txt')
  expect(await send([pdf, note], '{"subject":"tip"}')).toEqual({
    fields: { input: '{"subject":"tip"}' },
    files: [
      { name: 'tip.pdf', type: 'application/pdf', bytes: pdf.size },
      { name: '-brief.txt', type: 'text/plain', bytes: note.size },
    ],
    contents: ['%PDF-1.7\nnothing', 'Beste redactie'],
  })
  expect(received).toHaveLength(2)
  expect(received.filter((file) => existsSync(file))).toEqual([])
})

test.each([
  ['a program that is called a PDF', [new File(['MZ\x90\0'], 'factuur.pdf')], /Toegestaan zijn: pdf, txt\./],
  ['a PDF that is called a text', [new File(['%PDF-1.7\n\0'], 'tip.txt')], /hoort op \.pdf te eindigen/],
  ['a file of a type that it does not accept', [new File(['{}'], 'tip.json')], /Toegestaan zijn/],
  ['too many files', [pdf, pdf, pdf], /hoogstens 2 bestanden/],
  ['files that are too large', [new File(['x'.repeat(1_500_000)], 'tip.txt')], /hoogstens 1 MB/],
])('rejects %s', async (_, files, message) => {
  expect(await send(files)).toEqual({ message: expect.stringMatching(message) })
})

test('accepts files only at the paths of its rules', () => {
  registerUploads([rule])
  const accepted = (method: string, path: string) => acceptsFiles({ method, path })
  expect(accepted('POST', '/api/public/tips/3')).toBe(true)
  expect(accepted('PUT', '/api/public/tips/3')).toBe(false)
  for (const path of ['/api/public/tips', '/api/public/tips/3/4', '/public/tips/3', '/x/api/public/tips/3'])
    expect(accepted('POST', path), path).toBe(false)
})
