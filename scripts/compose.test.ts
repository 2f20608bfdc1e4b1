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

test('containers get every documented setting of their program', async () => {
  const { backend, website } = parse(await read('compose.yaml')).services
  const passed = { ...backend.environment, ...website.environment }
  const settings = await documentedSettings()
  expect(settings.length).toBeGreaterThan(25)
  expect(settings.filter((name) => !(name in passed) && !notInContainers.includes(name))).toEqual([])
})
