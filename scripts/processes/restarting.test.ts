import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Restarting, temporaryFailure } from './restarting.ts'

/** Programs that end when the test says so. */
function programs() {
  const started: { end: (exitCode?: number) => void; stop: () => Promise<void> }[] = []
  const start = () => {
    const { promise: exited, resolve } = Promise.withResolvers<number>()
    const end = (exitCode = 1) => resolve(exitCode)
    const program = { exited, end, stop: vi.fn(async () => end()) }
    started.push(program)
    return program
  }
  return { started, start }
}

describe('Restarting', () => {
  const log = vi.spyOn(console, 'log')
  beforeEach(() => void log.mockReset().mockReturnValue())

  it('restarts a program and reports it', async () => {
    const { started, start } = programs()
    const restarting = new Restarting(start, 1)
    const keptRunning = restarting.keepRunning('backend')
    started[0]?.end()
    await vi.waitFor(() => expect(started).toHaveLength(2))
    expect(log).toHaveBeenCalledWith('The backend ended by itself: it is started again in 0.0 s.')
    await restarting.stop()
    await keptRunning
    expect(started[1]?.stop).toHaveBeenCalled()
    expect(started).toHaveLength(2)
  })

  it('gives up when a program exits five times within a minute', async () => {
    const { started, start } = programs()
    const keptRunning = new Restarting(start, 1).keepRunning('backend')
    const failed = expect(keptRunning).rejects.toThrow(
      'The backend ended by itself, 5 times within a minute: this run ends.',
    )
    for (let count = 0; count < 5; count++) {
      await vi.waitFor(() => expect(started).toHaveLength(count + 1))
      started[count]?.end()
    }
    await failed
    expect(started).toHaveLength(5)
  })

  it('does not count an exit because a dependency was down', async () => {
    const { started, start } = programs()
    const restarting = new Restarting(start, 1)
    const keptRunning = restarting.keepRunning('backend')
    for (let count = 0; count < 8; count++) {
      await vi.waitFor(() => expect(started).toHaveLength(count + 1))
      started[count]?.end(temporaryFailure)
    }
    await vi.waitFor(() => expect(started).toHaveLength(9))
    expect(log).toHaveBeenLastCalledWith('The backend ended by itself: it is started again in 0.0 s.')
    await restarting.stop()
    await keptRunning
  })

  it('backs off after each exit, and ignores exits of more than a minute ago', async () => {
    let nowMs = 0
    const now = vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    const { started, start } = programs()
    const restarting = new Restarting(start, 60)
    const keptRunning = restarting.keepRunning('website')
    for (const [endsAtMs, wait] of [
      [0, '0.1'],
      [1_000, '0.1'],
      [2_000, '0.2'],
      [3_000, '0.5'],
      [70_000, '0.1'],
    ] as const) {
      const before = started.length
      nowMs = endsAtMs
      started.at(-1)?.end()
      await vi.waitFor(() => expect(started).toHaveLength(before + 1))
      expect(log).toHaveBeenLastCalledWith(`The website ended by itself: it is started again in ${wait} s.`)
    }
    now.mockRestore()
    await restarting.stop()
    await keptRunning
  })

  it('counts a failed start as an exit', async () => {
    const keptRunning = new Restarting(() => Promise.reject(new Error('no port')), 1).keepRunning('database')
    await expect(keptRunning).rejects.toThrow('The database ended by itself (Error: no port), 5 times')
  })

  it('restarts a program only after an allowed exit', async () => {
    const { started, start } = programs()
    const keptRunning = new Restarting(start, 1).keepRunning('backend', (end) => end === temporaryFailure)
    const failed = expect(keptRunning).rejects.toThrow('The backend ended by itself.')
    started[0]?.end(temporaryFailure)
    await vi.waitFor(() => expect(started).toHaveLength(2))
    started[1]?.end(1)
    await failed
    expect(started).toHaveLength(2)
  })

  it('can be stopped during the back-off', async () => {
    const { started, start } = programs()
    const restarting = new Restarting(start, 60_000)
    const keptRunning = restarting.keepRunning('backend')
    started[0]?.end()
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    await restarting.stop()
    await keptRunning
    expect(started).toHaveLength(1)
  })
})
