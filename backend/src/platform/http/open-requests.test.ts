import { expect, test, vi } from 'vitest'
import { answer, untilAnswered } from './open-requests'

test('lets requests go first, until the last one ends', async () => {
  const ends: (() => void)[] = []
  const answers = [1, 2].map(() => answer(() => new Promise<void>((resolve) => ends.push(resolve))))
  const waited = vi.fn()
  const waiting = untilAnswered(60_000).then(waited)
  ends[0]?.()
  await answers[0]
  expect(waited).not.toHaveBeenCalled()
  ends[1]?.()
  await waiting
  expect(waited).toHaveBeenCalledOnce()
})

test('does not wait without requests, nor after one that failed', async () => {
  await expect(answer(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await untilAnswered(60_000)
})

test('goes on at its limit while a request is being answered', async () => {
  let end = () => {}
  const answering = answer(() => new Promise<void>((resolve) => (end = resolve)))
  await untilAnswered(10)
  end()
  await answering
})
