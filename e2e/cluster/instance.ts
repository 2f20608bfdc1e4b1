import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Program } from '../../scripts/programs/programs.ts'

/**
 * A backend that does not collect garbage until its heap has 256 MB. By itself it does so seven times while it starts, as
 * the limit follows the heap: a start takes 4.1 s of processor time instead of 3.5, and 45 MB less of memory.
 */
export function withLateCollections(backend: Program): Program {
  return { ...backend, args: ['--initial-old-space-size=256', ...backend.args] }
}

/** One instance of a program, which can be killed and restarted. */
export class Instance {
  readonly #program: Program
  #process: ChildProcess | undefined
  /** its output since its last start */
  output = ''

  constructor(program: Program) {
    this.#program = program
  }

  /** The URL of the instance. */
  get url(): string {
    return new URL(this.#program.ready.url).origin
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Whether it runs, or is frozen. */
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  /** Starts it and waits for any response. */
  async start(withinMs = 120_000): Promise<void> {
    const { args, cwd, env, ready } = this.#program
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    const until = Date.now() + withinMs
    while (Date.now() < until && this.isRunning) {
      const response = await fetch(ready.url).catch(() => undefined)
      if (response) return
      await pause(100)
    }
    throw new Error(`${this.#program.name} does not start: ${this.output}`)
  }

  /**
   * Sends a signal and waits for the end.
   * @returns its exit code, null when the signal ended it
   */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || !this.isRunning) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /**
   * One of its Prometheus metrics, by name.
   * @returns NaN when it does not exist
   */
  async metric(name: string): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${this.#program.env?.METRICS_PORT}/metrics`)
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1])
  }

  /** Freezes it, as if its machine were overloaded, or lets it continue. */
  freeze(frozen: boolean): void {
    this.#process?.kill(frozen ? 'SIGSTOP' : 'SIGCONT')
  }
}
