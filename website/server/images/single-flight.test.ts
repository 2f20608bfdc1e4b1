import { expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

it('does work once for concurrent calls, and again for later ones', async () => {
  const share = singleFlight<number>()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(await share('a', work)).toBe(3)
})

it('does not remember a failure', async () => {
  const share = singleFlight<string>()
  await expect(share('a', () => Promise.reject(new Error('mislukt')))).rejects.toThrow('mislukt')
  expect(await share('a', async () => 'gelukt')).toBe('gelukt')
})
