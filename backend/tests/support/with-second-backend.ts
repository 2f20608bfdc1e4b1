import { test as bare } from 'vitest'
import { startSecondBackend } from './second-backend.ts'

/** bcrypt's cost in the second backend, some 13 ms a password: one that is not hashed shows in the response times. */
export const noticeableHashCost = 8

/**
 * A test beside which a second instance of the backend runs, with the same settings but for the cost of hashes. The files that need one share it: a
 * start takes 4 s of processor time. Each leaves it running.
 */
export const test = bare.extend(
  'second',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures this one needs
  async ({}, { onCleanup }) => {
    const second = await startSecondBackend({ PASSWORD_HASH_COST: String(noticeableHashCost) })
    onCleanup(() => second.stop())
    return second
  },
)
