import { expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

it('does work once for concurrent calls, and again for later ones', async () => {
  const fly = singleFlight<number>()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([fly('a', work), fly('a', work), fly('b', work)])).toEqual([1, 1, 2])
  expect(await fly('a', work)).toBe(3)
})

it('does not remember a failure', async () => {
  const fly = singleFlight<string>()
  await expect(fly('a', () => Promise.reject(new Error('mislukt')))).rejects.toThrow('mislukt')
  expect(await fly('a', async () => 'gelukt')).toBe('gelukt')
})
