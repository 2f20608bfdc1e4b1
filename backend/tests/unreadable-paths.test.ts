import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type SecondBackend, startSecondBackend } from './support/second-backend.ts'

let backend: SecondBackend
beforeAll(async () => {
  backend = await startSecondBackend()
}, 180_000)
afterAll(() => backend.stop())

/** Sends the path unchanged: `fetch` would resolve it first. */
function get(path: string): Promise<{ status: number | undefined; body: unknown }> {
  const { hostname, port } = new URL(backend.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, async (response) =>
      resolve({ status: response.statusCode, body: JSON.parse(await text(response)) }),
    )
      .on('error', reject)
      .end()
  })
}

test('responds to an invalid path with a Dutch sentence, and logs no stack', async () => {
  const paths = ['//uploads/x', '/uploads/%zz', '/uploads/%00', '/uploads/%2e%2e/x', '/admin/%zz', '/public/%zz']
  for (const path of paths)
    expect([path, await get(path)]).toMatchObject([
      path,
      { status: 400, body: { error: { message: 'Dit adres klopt niet.' } } },
    ])
  const logged = () => backend.lines().filter(({ path }) => paths.includes(String(path)))
  await vi.waitFor(() => expect(logged()).toHaveLength(paths.length), { timeout: 5_000 })
  expect(backend.lines().filter(({ level }) => level === 'error')).toEqual([])
})
