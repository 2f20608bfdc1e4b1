import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { followChanges } from './follow-changes.ts'

vi.mock('node:timers/promises', { spy: true })

afterAll(stopServers)

test.each([
  ['soonest', 0, [100, 200, 400]],
  ['latest', 1, [200, 400, 800]],
])('reconnects from the last event after a loss, less often each time; at the %s', async (_, chance, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const waited = vi.mocked(pause).mockClear()
  const lastEventIds: (string | string[] | undefined)[] = []
  const backendUrl = await serve((req, res) => {
    lastEventIds.push(req.headers['last-event-id'])
    if (lastEventIds.length > 1) return res.writeHead(503).end()
    res.writeHead(200, { 'Content-Type': 'text/event-stream' })
    res.end('id: 7\nevent: change\ndata: {"tags":["content","type-of-tomorrow"]}\n\n')
  })
  const recordChange = vi.fn()
  const clock = { recordChange, recordUnknownChange: vi.fn(), connected: vi.fn(), opened: vi.fn() }
  const stop = followChanges({ backendUrl, clock, report: () => {} })
  await vi.waitFor(() => expect(lastEventIds.length).toBeGreaterThanOrEqual(4), { timeout: 10_000 })
  stop()
  expect(recordChange).toHaveBeenCalledExactlyOnceWith(['content', 'type-of-tomorrow'])
  expect(lastEventIds.slice(0, 4)).toEqual([undefined, '7', '7', '7'])
  expect(waited.mock.calls.map(([ms]) => ms).slice(0, 3)).toEqual(waits)
  vi.restoreAllMocks()
})

test('abandons a silent stream, and reconnects from the last event', async () => {
  const lastEventIds: (string | string[] | undefined)[] = []
  const backendUrl = await serve((req, res) => {
    lastEventIds.push(req.headers['last-event-id'])
    res.writeHead(200, { 'Content-Type': 'text/event-stream' })
    res.write('id: 7\nevent: change\ndata: {"tags":[]}\n\n')
    // the first one sends a few more heartbeats
    if (lastEventIds.length === 1) for (const ms of [60, 120, 180]) setTimeout(() => res.write(':\n\n'), ms)
  })
  const connected = vi.fn()
  const clock = { recordChange: vi.fn(), recordUnknownChange: vi.fn(), connected, opened: vi.fn() }
  const stop = followChanges({ backendUrl, clock, report: () => {}, silenceMs: 150 })
  await vi.waitFor(() => expect(lastEventIds).toEqual([undefined, '7']), { timeout: 5_000 })
  stop()
  expect(connected.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('does not accept another response as a change stream', async () => {
  let requests = 0
  const backendUrl = await serve((_, res) => {
    requests++
    res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Onderhoud</p>')
  })
  const clock = { recordChange: vi.fn(), recordUnknownChange: vi.fn(), connected: vi.fn(), opened: vi.fn() }
  const report = vi.fn()
  const stop = followChanges({ backendUrl, clock, report })
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 10_000 })
  stop()
  expect(clock.connected).not.toHaveBeenCalled()
  expect(requests).toBeLessThan(5)
})

test.each(['{"tags":7}', 'geen JSON'])(
  'treats an event that it cannot parse (%s) as an unknown change',
  async (data) => {
    const backendUrl = await serve((_, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' })
      res.write(`id: 7\nevent: change\ndata: ${data}\n\n`)
    })
    const clock = { recordChange: vi.fn(), recordUnknownChange: vi.fn(), connected: vi.fn(), opened: vi.fn() }
    const stop = followChanges({ backendUrl, clock, report: () => {} })
    await vi.waitFor(() => expect(clock.recordUnknownChange).toHaveBeenCalledOnce(), { timeout: 5_000 })
    stop()
    expect(clock.recordChange).not.toHaveBeenCalled()
  },
)
