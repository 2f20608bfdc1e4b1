import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Program } from '../../scripts/programs/programs.ts'

/** One copy of a program, which can be killed and started again. */
export class Copy {
  readonly #program: Program
  #process: ChildProcess | undefined
  /** what it has said since its last start */
  said = ''

  constructor(program: Program) {
    this.#program = program
  }

  /** Where it answers. */
  get url(): string {
    return new URL(this.#program.ready.url).origin
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Whether it runs, or is held as it is. */
  get lives(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  /** Starts it and waits until it answers anything at all. */
  async start(withinMs = 30_000): Promise<void> {
    const { args, cwd, env, ready } = this.#program
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text))
    const until = Date.now() + withinMs
    while (Date.now() < until && this.lives) {
      const answer = await fetch(ready.url).catch(() => undefined)
      if (answer) return
      await pause(100)
    }
    throw new Error(`${this.#program.name} does not start: ${this.said}`)
  }

  /** Sends a signal and waits for the end. @returns its exit code, null when the signal ended it */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || !this.lives) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /** One of the figures it tells for Prometheus, by its name. @returns NaN when it does not tell it */
  async figure(name: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.#program.env?.METRICS_PORT}/metrics`)
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1])
  }

  /** Holds it as it is, as if its machine were overburdened, or lets it go on. */
  freeze(frozen: boolean): void {
    this.#process?.kill(frozen ? 'SIGSTOP' : 'SIGCONT')
  }
}
