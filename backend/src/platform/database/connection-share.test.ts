import { expect, test } from 'vitest'
import { ConnectionShare } from './connection-share'
import { isLostConnection } from './lost-connection'

const longMs = 60_000

test('lets in as many as it has connections, and the next when one leaves, in order', async () => {
  const share = new ConnectionShare({ connections: 2, waitMs: longMs })
  const entered: number[] = []
  const enter = (id: number) => share.enter().then(() => entered.push(id))
  await Promise.all([enter(1), enter(2)])
  const waiting = [enter(3), enter(4)]
  await Promise.resolve()
  expect(entered).toEqual([1, 2])
  share.leave()
  await waiting[0]
  expect(entered).toEqual([1, 2, 3])
  share.leave()
  await waiting[1]
  expect(entered).toEqual([1, 2, 3, 4])
})

test('rejects one that waits too long as if the pool had no connection, and keeps its turn for others', async () => {
  const share = new ConnectionShare({ connections: 1, waitMs: 20 })
  await share.enter()
  expect(isLostConnection(await share.enter().catch((error) => error))).toBe(true)
  share.leave()
  await expect(share.enter()).resolves.toBe(20)
})

test('rejects one whose request is aborted', async () => {
  const share = new ConnectionShare({ connections: 1, waitMs: longMs })
  await share.enter()
  const stop = new AbortController()
  const aborted = share.enter(stop.signal)
  const next = share.enter()
  stop.abort(new Error('left'))
  await expect(aborted).rejects.toThrow('left')
  share.leave()
  await expect(next).resolves.toBeGreaterThan(0)
})

test('gives no turn to one whose request was aborted before', async () => {
  const share = new ConnectionShare({ connections: 1, waitMs: longMs })
  await expect(share.enter(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  await expect(share.enter()).resolves.toBe(longMs)
  await expect(share.enter(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
})

test('lets other work wait until nobody waits for a turn, or its time is up', async () => {
  const share = new ConnectionShare({ connections: 1, waitMs: 1_000 })
  await share.untilNobodyWaits(1_000)
  await share.enter()
  const second = share.enter()
  const events: string[] = []
  const waits = [share.untilNobodyWaits(60_000).then(() => events.push('free')), share.untilNobodyWaits(0)]
  await waits[1]
  expect(events).toEqual([])
  share.leave()
  await second
  await waits[0]
  expect(events).toEqual(['free'])
})
