import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { withDemoSecrets } from '../../scripts/secrets.ts'
import type { Reply, Setup } from './calls.ts'
import type { Functions } from './worker.ts'

type Rest<Call> = Call extends (cause: never, ...args: infer Args) => unknown ? Args : never
type Result<Call> = Call extends (...args: never) => Promise<infer Value> ? Value : never

/** What a rule of the product rejected. */
export class RejectedError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A backend of the simulation, which can be killed in the middle of its work. */
export class BackendProcess {
  readonly #databaseUrl: string
  readonly #setup: Setup
  #child: ChildProcess | undefined
  #lastId = 0
  readonly #waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()

  constructor(databaseUrl: string, setup: Setup) {
    this.#databaseUrl = databaseUrl
    this.#setup = setup
  }

  async start(): Promise<void> {
    const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
      env: {
        ...process.env,
        ...withDemoSecrets({}),
        DATABASE_URL: this.#databaseUrl,
        SITE_URL: 'http://localhost:3000',
        SIMULATION: JSON.stringify(this.#setup),
        LOG_LEVEL: 'error',
      },
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    const ready = this.#wait(0)
    child.on('message', (reply: Reply) => {
      this.#waiting.get(reply.id)?.resolve(reply)
      this.#waiting.delete(reply.id)
    })
    child.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new KilledError('The backend was killed'))
      this.#waiting.clear()
    })
    await ready
  }

  /**
   * Calls a function of `worker.ts`.
   * @throws RejectedError, KilledError, or Error for what should not happen
   */
  async call<Name extends keyof Functions>(
    name: Name,
    at: Date,
    ...args: Rest<Functions[Name]>
  ): Promise<Result<Functions[Name]>> {
    const id = ++this.#lastId
    const replied = this.#wait(id)
    this.#child?.send({ id, name, args, at: at.toISOString() })
    const reply = await replied
    if ('result' in reply) return reply.result as Result<Functions[Name]>
    throw reply.code ? new RejectedError(reply.code) : new Error(`${name}: ${reply.error}`)
  }

  /** Ends it at once, as the kernel does when there is no memory, and waits until it is gone. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  stop(): void {
    if (this.#child?.connected) this.#child.disconnect()
  }

  #wait(id: number): Promise<Reply> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }
}

export class KilledError extends Error {}
