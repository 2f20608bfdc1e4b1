import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withDemoSecrets } from '../../scripts/secrets.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

interface Run {
  job: 'minutely' | 'long'
  jobId: string
  text?: string
}

const databaseName = 'gevel_test_jobs'
const programs: ChildProcess[] = []
const runs: Run[] = []
let databaseUrl: string
let database: Client

beforeAll(async () => {
  databaseUrl = await makeDatabase(databaseName)
  database = new Client({ connectionString: databaseUrl })
  await database.connect()
}, 60_000)

afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL')
  await database.end()
  await dropDatabase(databaseName)
}, 60_000)

function start(mode: 'hang' | 'work'): ChildProcess {
  const program = fork(path.join(import.meta.dirname, 'support/jobs-program.ts'), [mode], {
    env: { ...process.env, ...withDemoSecrets({}), DATABASE_URL: databaseUrl },
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  program.on('message', (run: Run) => runs.push(run))
  programs.push(program)
  return program
}

const of = (job: Run['job']) => runs.filter((run) => run.job === job)

test('retries a job whose process was killed, and runs a schedule on one of two instances', async () => {
  const startMs = Date.now()
  const killed = start('hang')
  await vi.waitFor(() => expect(of('long')).toHaveLength(1), { timeout: 30_000, interval: 50 })
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended

  const [second, third] = [start('work'), start('work')]
  // the queue checks every minute for interrupted and scheduled jobs
  await vi.waitFor(() => expect(of('long')).toHaveLength(2), { timeout: 150_000, interval: 250 })
  await vi.waitFor(() => expect(of('minutely').length).toBeGreaterThan(1), { timeout: 150_000, interval: 250 })
  await new Promise((resolve) => setTimeout(resolve, 5_000))

  const [first, again] = of('long')
  expect(again).toEqual(first)
  expect(again?.text).toBe('Eén keer')
  // both the first and the last minute count
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(startMs / 60_000) + 1
  expect(of('minutely').length).toBeLessThanOrEqual(minutes)
  expect(new Set(of('minutely').map(({ jobId }) => jobId)).size).toBe(of('minutely').length)
  const { rows } = await database.query(`SELECT state FROM gevel_jobs.job WHERE name LIKE 'test-%'`)
  expect(rows).toEqual([])
  for (const program of [second, third]) program.disconnect()
}, 360_000)
