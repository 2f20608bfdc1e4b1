import { log } from '../logging/log'

/**
 * Work that every instance of the backend repeats, one run at a time, for what a job once a minute would do too late.
 */
export interface Timer {
  /** for the log, when a run fails; the next one tries again */
  name: string
  everyMs: number
  work(): Promise<unknown>
}

/** @returns a function that stops the timer */
export function startTimer({ name, everyMs, work }: Timer): () => void {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } catch (error) {
      log.error(`${name} failed: ${(error as Error).message}`)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
