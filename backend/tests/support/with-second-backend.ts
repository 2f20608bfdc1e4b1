import { test as bare } from 'vitest'
import { startSecondBackend } from './second-backend.ts'

/**
 * A test beside which a second instance of the backend runs, with the same settings. The files that need one share it: a
 * start takes 4 s of processor time. Each leaves it running.
 */
export const test = bare.extend(
  'second',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures this one needs
  async ({}, { onCleanup }) => {
    const second = await startSecondBackend()
    onCleanup(() => second.stop())
    return second
  },
)
