import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../user-error.ts'
import { seconds } from './progress.ts'

type Running = { exited: Promise<unknown>; stop: () => Promise<unknown> }

const withinMs = 60_000
const maxEnds = 5
const firstDelayMs = 500
/** `EX_TEMPFAIL` of sysexits.h: the exit code of a program that lost a dependency during its start. */
export const temporaryFailure = 75

/** A program that is restarted when it ends by itself, from the call of `keepRunning` on. */
export class Restarting<Kind extends Running> {
  readonly #start: () => Kind | Promise<Kind>
  readonly #firstDelayMs: number
  readonly #stopping = new AbortController()
  #current: Promise<Kind>

  constructor(start: () => Kind | Promise<Kind>, delayMs = firstDelayMs) {
    this.#start = start
    this.#firstDelayMs = delayMs
    this.#current = this.#started()
  }

  /**
   * The running program.
   * @throws what its start throws
   */
  get current(): Promise<Kind> {
    return this.#current
  }

  /** Ends it, also while it waits for a restart. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#current.then(
      (running) => running.stop(),
      () => {},
    )
  }

  /**
   * Restarts it each time it ends, after 0.5 s, 1 s, 2 s …; settles once it is stopped.
   * @param mayRestart judges the exit; any exit by default
   * @throws UserError when it may not, or ends five times within a minute; temporary failures do not count
   */
  async keepRunning(name: string, mayRestart: (end: unknown) => boolean = () => true): Promise<void> {
    // performance.now: the clock may jump.
    let ends: number[] = []
    for (;;) {
      const { end, failure } = await this.#current.then(({ exited }) => exited).then(ended, failed)
      if (this.#stopping.signal.aborted) return
      ends = ends.filter((moment) => moment > performance.now() - withinMs)
      if (end !== temporaryFailure) ends.push(performance.now())
      const how = `The ${name} ended by itself${failure ? ` (${failure})` : ''}`
      if (!mayRestart(end)) throw new UserError(`${how}.`)
      if (ends.length === maxEnds) throw new UserError(`${how}, ${maxEnds} times within a minute: this run ends.`)
      const delayMs = this.#firstDelayMs * 2 ** Math.max(0, ends.length - 1)
      console.log(`${how}: it is started again in ${seconds(delayMs)}.`)
      await pause(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
      if (this.#stopping.signal.aborted) return
      this.#current = this.#started()
    }
  }

  async #started(): Promise<Kind> {
    return this.#start()
  }
}

const ended = (end: unknown) => ({ end, failure: '' })
const failed = (end: unknown) => ({ end, failure: String(end) })
