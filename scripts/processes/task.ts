import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { onParentExit } from '../launch/parent.mjs'
import { UserError } from '../user-error.ts'

type Running = { stop: () => Promise<unknown> }

const stopWithinMs = 14_000

/**
 * A running command of the project: it owns the programs it started, and ends them in reverse order, whatever happens.
 */
export class Task {
  readonly #running: Promise<Running | undefined>[] = []
  #ending: Promise<never> | undefined

  /**
   * Takes ownership of a program or server from the moment its start begins, so that a Ctrl-C just then leaves nothing
   * behind.
   */
  async hold<Kind extends Running>(starting: Promise<Kind> | Kind): Promise<Kind> {
    const started = Promise.resolve(starting)
    this.#running.push(started.catch(() => undefined))
    return started
  }

  /** True once the end has begun: later failures are part of it. */
  get isEnding(): boolean {
    return this.#ending !== undefined
  }

  /** Ends everything and then this process. A second call, for instance by a second signal, changes nothing. */
  end(exitCode: number): Promise<never> {
    this.#ending ??= this.#end(exitCode)
    return this.#ending
  }

  /** Something that the task needs has ended by itself: so does the task, unless `onLost` says otherwise. */
  lose(reason: Error): void {
    if (!this.isEnding) this.onLost(reason)
  }

  onLost: (reason: Error) => void = (reason) => void this.fail(reason)

  /** Waits for an external end: a signal, or a program that stops. */
  untilEnded(): Promise<never> {
    return new Promise(() => {})
  }

  /** Ends with a message about the failure. */
  async fail(reason: unknown): Promise<void> {
    if (this.isEnding) return
    process.exitCode = 1
    console.error(`\n${reason instanceof UserError ? reason.message : inspect(reason)}`)
    await this.end(1)
  }

  async #end(exitCode: number): Promise<never> {
    await Promise.race([this.#stopAll(), pause(stopWithinMs)])
    process.exit(exitCode)
  }

  async #stopAll(): Promise<void> {
    for (const starting of this.#running.reverse()) {
      await starting.then((running) => running?.stop()).catch((error: unknown) => console.error(inspect(error)))
    }
  }
}

function inspect(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
}

/**
 * Runs a command: shows why it fails, and ends everything it started when it is done, fails, is interrupted, or its
 * parent is gone. `interrupted` is the exit code after Ctrl-C: 0 for commands that run until then.
 */
export async function runTask(work: (task: Task) => Promise<number>, interrupted = 130): Promise<void> {
  const task = new Task()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void task.end(interrupted))
  process.on('uncaughtException', (error) => void task.fail(error))
  onParentExit(() => void task.end(1))
  await work(task).then(
    (exitCode) => task.end(exitCode),
    (error: unknown) => task.fail(error),
  )
}
