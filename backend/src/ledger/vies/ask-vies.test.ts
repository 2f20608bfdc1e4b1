import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askVies } from './ask-vies'

/** A service that gives one answer; what it was asked is in `asked`. */
async function startVies(status: number, answer: string) {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse((await request.toArray()).join('')))
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('sends the number and the requester, and returns the consultation number', async () => {
  const { url, asked } = await startVies(200, '{"valid": true, "requestIdentifier": "WAPIAAAA", "name": "---"}')
  expect(await askVies(url, 'DE136695976', 'NL004495445B01')).toEqual({ state: 'valid', consultation: 'WAPIAAAA' })
  expect(asked).toEqual([
    {
      ...{ countryCode: 'DE', vatNumber: '136695976' },
      ...{ requesterMemberStateCode: 'NL', requesterNumber: '004495445B01' },
    },
  ])
})

test('confirms without a consultation number when there is no requester', async () => {
  const { url } = await startVies(200, '{"valid": true, "requestIdentifier": ""}')
  expect(await askVies(url, 'DE136695976', null)).toEqual({ state: 'valid', consultation: null })
})

test.each(['{"valid": false}', '{"valid": false, "userError": "INVALID"}'])(
  'calls a number invalid for %s',
  async (answer) => {
    const { url } = await startVies(200, answer)
    expect(await askVies(url, 'DE136695976', null)).toEqual({ state: 'invalid' })
  },
)

test.each([
  [200, '{"actionSucceed": false, "errorWrappers": [{"error": "IP_BLOCKED"}]}', 'IP_BLOCKED'],
  [200, '{"actionSucceed": false, "errorWrappers": [{"error": "MS_UNAVAILABLE"}]}', 'MS_UNAVAILABLE'],
  [200, '{"valid": false, "userError": "MS_MAX_CONCURRENT_REQ"}', 'MS_MAX_CONCURRENT_REQ'],
  [500, '{"errorWrappers": [{"error": "SERVER_BUSY"}]}', 'SERVER_BUSY'],
  [503, '{}', 'status 503'],
  [200, '{}', 'status 200'],
  [200, '<html>', 'SyntaxError'],
])('knows nothing after status %i and %s (B29)', async (status, answer, reason) => {
  const { url } = await startVies(status, answer)
  expect(await askVies(url, 'DE136695976', null)).toEqual({ state: 'unknown', reason })
})

test('knows nothing when the service cannot be reached', async () => {
  expect(await askVies('http://127.0.0.1:9', 'DE136695976', null)).toMatchObject({ state: 'unknown' })
})
