import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isAlive, parsePidFile, readParent, runningServer } from './pid-file.ts'

describe('parsePidFile', () => {
  it('parses the file of a running server', () => {
    const text = '4711\n/srv/gevel/postgres\n1763669098\n40199\n\n127.0.0.1\n  1234567         3\nready   \n'
    expect(parsePidFile(text)).toEqual({ pid: 4711, data: '/srv/gevel/postgres', port: 40199, ready: true })
  })

  it('parses the file of a starting server', () => {
    expect(parsePidFile('4711\n/data\n1\n40199\n\n\n\nstarting\n')).toMatchObject({ ready: false })
  })

  it.each(['', '4711\n', '4711\n/data\n1\n', 'pid\n/data\n1\nport\n'])('rejects %j', (text) => {
    expect(parsePidFile(text)).toBeUndefined()
  })
})

describe('runningServer', () => {
  let data: string

  beforeEach(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'gevel-pid-'))
  })
  afterEach(() => rm(data, { recursive: true, force: true }))

  const writePidFile = (pid: number | undefined) =>
    writeFile(path.join(data, 'postmaster.pid'), `${pid}\n${data}\n1\n5432\n\n\n\nready\n`)

  it('finds none without a file', async () => {
    expect(await runningServer(data)).toBeUndefined()
  })

  it('finds none when the process is gone', async () => {
    const ended = spawn(process.execPath, ['--version'])
    await new Promise((resolve) => ended.once('close', resolve))
    await writePidFile(ended.pid)
    expect(await runningServer(data)).toBeUndefined()
  })

  it('finds none when the pid belongs to another program', async () => {
    await writePidFile(process.pid)
    expect(await runningServer(data)).toBeUndefined()
  })

  it('finds the process that works in the data folder', async () => {
    const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', data], { cwd: data })
    try {
      await writePidFile(server.pid)
      expect(await runningServer(data)).toMatchObject({ pid: server.pid, port: 5432 })
      expect(await isAlive(server.pid ?? 0)).toBe(true)
      expect(await readParent(server.pid ?? 0)).toBe(process.pid)
    } finally {
      server.kill('SIGKILL')
    }
  })
})
