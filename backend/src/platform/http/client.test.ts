import { expect, test, vi } from 'vitest'

vi.mock('../environment/environment', () => ({ environment: { WEBSITE_KEY: 'a-key-of-enough-length' } }))
const { clientOf } = await import('./client')

function requestWith(headers: Record<string, string>) {
  const get = (name: string) => headers[name] ?? ''
  return { get, req: { socket: { remoteAddress: '127.0.0.1' } }, response: { get: () => 'request-1' } }
}

test('trusts only the website to forward its visitor', () => {
  const about = { 'X-Client-Address': '192.0.2.7', 'X-Client-Agent': 'Firefox', 'X-Client-Proof': 'a-proof' }
  const headersOfVisitor = { ...about, 'User-Agent': 'node' }
  expect(clientOf(requestWith({ ...headersOfVisitor, 'X-Website-Key': 'a-key-of-enough-length' }))).toEqual({
    address: '192.0.2.7',
    agent: 'Firefox',
    proof: 'a-proof',
    requestId: 'request-1',
  })
  const untrusted: Record<string, string>[] = [
    headersOfVisitor,
    { ...headersOfVisitor, 'X-Website-Key': 'guessed' },
    { 'X-Forwarded-For': '192.0.2.7' },
  ]
  for (const headers of untrusted) {
    expect(clientOf(requestWith(headers))).toMatchObject({ address: '127.0.0.1', proof: undefined })
  }
})
