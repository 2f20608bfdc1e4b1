import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from './folders.ts'

/** For tests on this machine. */
const notInContainers = ['FIREBASE_EMULATOR_URL', 'BOT_CHECK_URL']

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

/** The names in the first column of the README's table of settings that are passed to a program unchanged. */
async function documentedSettings(): Promise<string[]> {
  const [, table = ''] = (await read('README.md')).split('Passed to one of the programs unchanged:')
  const rows =
    table
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? []
  return rows.flatMap((row) => row.split(' | ')[0]?.match(/(?<=`)[A-Z\d_]+(?=`)/g) ?? [])
}

/** Where each program parses its settings, a line each. */
const parsers = { backend: 'backend/src/environment/environment.ts', website: 'website/app/config/env.server.ts' }

test.each(Object.entries(parsers))(
  'the container of the %s gets every documented setting it parses',
  async (program, file) => {
    const { environment } = parse(await read('compose.yaml')).services[program]
    const parsed: string[] = (await read(file)).match(/(?<=^ +)[A-Z][A-Z\d_]+(?=:)/gm) ?? []
    const settings = (await documentedSettings()).filter((name) => parsed.includes(name))
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !(name in environment) && !notInContainers.includes(name))).toEqual([])
  },
)
