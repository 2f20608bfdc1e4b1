import { log } from '../logging/log'

/**
 * Runs work periodically, one run at a time, for what a job once a minute would do too late. Every instance of the
 * backend runs it.
 * @param name for the log, when it fails; the next run tries again
 * @returns a function that stops the timer
 */
export function startTimer(name: string, everyMs: number, work: () => Promise<unknown>): () => void {
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
