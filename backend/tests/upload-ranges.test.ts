import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { backendUrl } from './support/backend.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let admin: Awaited<ReturnType<typeof logIn>>
let file: { id: number; url: string }
/** The content that the media library stored. */
let content: Buffer
let size: number

beforeAll(async () => {
  admin = await logIn()
  const form = new FormData()
  form.append('files', new File([onePixel], 'bereik.png', { type: 'image/png' }))
  const { authorization } = admin.headers
  const response = await fetch(`${backendUrl}/upload`, { method: 'POST', headers: { authorization }, body: form })
  file = ((await response.json()) as (typeof file)[])[0] as typeof file
  content = Buffer.from(await (await fetch(backendUrl + file.url)).arrayBuffer())
  size = content.byteLength
})

afterAll(() => admin.request('DELETE', `/upload/files/${file.id}`))

async function ask(headers: Record<string, string>, method = 'GET') {
  const response = await fetch(backendUrl + file.url, { method, headers, signal: AbortSignal.timeout(3_000) })
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, range: response.headers.get('content-range'), body, headers: response.headers }
}

test.each([
  ['bytes=10-19', () => [10, 19]],
  ['bytes=-5', () => [size - 5, size - 1]],
  ['bytes=-5000', () => [0, size - 1]],
  ['bytes=10-99999999999', () => [10, size - 1]],
  ['bytes=60-', () => [60, size - 1]],
] as const)('sends the range %s', async (range, bounds) => {
  const [start = 0, end = 0] = bounds()
  const response = await ask({ range })
  expect([response.status, response.range]).toEqual([206, `bytes ${start}-${end}/${size}`])
  expect(response.body).toEqual(content.subarray(start, end + 1))
  expect(response.headers.get('content-length')).toBe(String(end - start + 1))
  expect(response.headers.get('content-type')).toBe('image/png')
})

test.each(['bytes={size}-', 'bytes=99999999999-', 'bytes=-0'])('rejects %s, which is beyond the end', async (range) => {
  const response = await ask({ range: range.replace('{size}', String(size)) })
  expect([response.status, response.range, response.body.byteLength]).toEqual([416, `bytes */${size}`, 0])
})

test.each(['bytes=9-2', 'bytes=0-1,5-6', 'lines=0-1', 'onzin'])('sends the whole file for %s', async (range) => {
  const response = await ask({ range })
  expect([response.status, response.range, response.body.equals(content)]).toEqual([200, null, true])
})

test('sends a range only while the file has not changed', async () => {
  const changed = (await ask({})).headers.get('last-modified') ?? ''
  expect((await ask({ range: 'bytes=1-', 'if-range': changed })).status).toBe(206)
  for (const other of ['Mon, 01 Jan 2024 00:00:00 GMT', '"anders"', 'W/"zwak"'])
    expect((await ask({ range: 'bytes=1-', 'if-range': other })).status).toBe(200)
})

test('ignores ranges for HEAD', async () => {
  const response = await ask({ range: 'bytes=1-2' }, 'HEAD')
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(size)])
})
