import { mkdtemp, readdir, readFile, rm, stat, symlink, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LogFile } from './log-file.ts'

describe('LogFile', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gevel-log-file-'))
    file = path.join(folder, 'logs', 'backend.log')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const write = (log: LogFile, text: string) => log.write(Buffer.from(text))

  it('appends to the file of an earlier run, readable by owner and group', async () => {
    for (const line of ['first\n', 'second\n']) {
      const log = new LogFile(file)
      write(log, line)
      log.close()
    }
    expect(await readFile(file, 'utf8')).toBe('first\nsecond\n')
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o640)
  })

  it('rotates by size between lines and keeps four older files', async () => {
    const log = new LogFile(file, 10)
    write(log, 'cut in the ')
    write(log, 'middle\n')
    for (const line of ['a', 'b', 'c', 'd', 'e']) write(log, `${line.repeat(10)}\n`)
    log.close()
    expect((await readdir(path.dirname(file))).sort()).toEqual([
      'backend.log',
      'backend.log.1',
      'backend.log.2',
      'backend.log.3',
      'backend.log.4',
    ])
    expect(await readFile(file, 'utf8')).toBe('eeeeeeeeee\n')
    expect(await readFile(`${file}.4`, 'utf8')).toBe('aaaaaaaaaa\n')
  })

  // /dev/full fails every write with ENOSPC.
  it.runIf(process.platform === 'linux')(
    'drops lines on a full disk and reports how many when there is space again',
    async () => {
      write(new LogFile(file), '')
      await unlink(file)
      await symlink('/dev/full', file)
      const log = new LogFile(file)
      write(log, 'lost\nlost\n')
      write(log, 'lost\n')
      await unlink(file)
      log.close()
      write(log, 'kept\n')
      log.close()
      expect(await readFile(file, 'utf8')).toMatch(/^\{.*"3 lines could not be written"\}\nkept\n$/)
    },
  )
})
