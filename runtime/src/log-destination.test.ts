import { spawnSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LogDestination } from './log-destination.ts'

const line = `${'x'.repeat(999)}\n`

// /dev/full fails every write with ENOSPC: a full disk that needs no mount.
it.runIf(process.platform === 'linux')('drops and counts lines on a full disk, in bounded memory', () => {
  const full = openSync('/dev/full', 'w')
  const onRecovery = vi.fn()
  const destination = new LogDestination(full, onRecovery)
  for (let count = 0; count < 3000; count++) destination.write(line)
  expect(destination.lostLines).toBe(2000)
  expect(onRecovery).not.toHaveBeenCalled()
  closeSync(full)
})

describe.runIf(process.platform !== 'win32')('on a pipe', () => {
  let folder: string
  let pipe: number

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gevel-log-'))
    spawnSync('mkfifo', [path.join(folder, 'pipe')])
    pipe = openSync(path.join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK)
  })
  afterAll(() => {
    closeSync(pipe)
    rmSync(folder, { recursive: true })
  })

  function readPipe(): string {
    const buffer = Buffer.alloc(1 << 20)
    try {
      return buffer.toString('utf8', 0, readSync(pipe, buffer))
    } catch {
      return ''
    }
  }

  it('continues without a reader, writes whole lines, and reports the loss once a reader is back', async () => {
    const onRecovery = vi.fn()
    const destination = new LogDestination(pipe, onRecovery)
    for (let count = 0; count < 3000; count++) destination.write(line)
    expect(destination.lostLines).toBeGreaterThan(1000)

    let read = ''
    await vi.waitFor(
      () => {
        read += readPipe()
        destination.write('last\n')
        expect(onRecovery).toHaveBeenCalledTimes(1)
      },
      { interval: 1 },
    )
    expect(onRecovery).toHaveBeenCalledWith(destination.lostLines, 'EAGAIN')
    read += readPipe()
    const whole = new Set(read.trimEnd().split('\n'))
    expect(whole).toEqual(new Set([line.trimEnd(), 'last']))
  })
})
