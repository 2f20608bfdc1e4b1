import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { Task } from '../processes/task.ts'
import { runPrograms } from './run-programs.ts'

describe('runPrograms', () => {
  let folder: string
  const stops: (() => Promise<void>)[] = []

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gevel-run-programs-'))
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    vi.restoreAllMocks()
    await rm(folder, { recursive: true, force: true })
  })

  /** Runs a program whose first start ends like this and whose second one responds. */
  async function run(end: string) {
    const port = await freePort()
    const startsFile = path.join(folder, 'starts')
    const script = `
      const fs = require('node:fs')
      fs.appendFileSync(${JSON.stringify(startsFile)}, 'x')
      if (fs.readFileSync(${JSON.stringify(startsFile)}).length === 1) ${end}
      require('node:http').createServer((_, res) => res.end()).listen(${port}, '127.0.0.1')`
    const ready = { url: `http://127.0.0.1:${port}/`, status: 200 }
    const task = new Task()
    vi.spyOn(task, 'hold').mockImplementation(async (starting) => {
      const started = await starting
      stops.push(async () => void (await started.stop()))
      return started
    })
    const program = { name: 'backend', args: ['-e', script], cwd: folder, ready }
    const running = runPrograms(task, [program], { logFolder: folder, restart: true })
    return { running, starts: async () => (await readFile(startsFile, 'utf8')).length }
  }

  it.each([
    ['lost a dependency', 'process.exit(75)'],
    ['was killed', "process.kill(process.pid, 'SIGKILL')"],
  ])('restarts a program that %s before it was ready', async (_, end) => {
    const { running, starts } = await run(end)
    await running
    expect(await starts()).toBe(2)
  })

  it('fails with the reason when a program ends otherwise before it is ready', async () => {
    const { running, starts } = await run('process.exit(1)')
    await expect(running).rejects.toThrow('The backend ended by itself.')
    expect(await starts()).toBe(1)
  })
})
