import { vi } from 'vitest'

/** Vitest waits for a second, in which a machine that builds beside the tests may not get to it. */
const PATIENCE_MS = 20_000

type WaitFor = typeof vi.waitFor

function patient(wait: WaitFor): WaitFor {
  return function waitPatiently(callback, options) {
    return wait(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }
}

// files share a process, and it runs before each of them
if (vi.waitFor.name !== 'waitPatiently') vi.waitFor = patient(vi.waitFor)
