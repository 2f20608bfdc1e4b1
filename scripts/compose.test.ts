import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from './folders.ts'

/** Settings for tests on this machine, and the folder of a database, which another container has. */
const notInContainers = ['FIREBASE_EMULATOR_URL', 'BOT_CHECK_URL', 'DATABASE_DIR']

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

/** What the containers have in another way: volumes, a database of their own, a mail catcher with a port of its own. */
const ofScripts = ['DATA_DIR', 'DATABASE_URL', 'MAIL_SMTP_PORT']

/** The names in the first columns of the two tables of docs/operations/settings.md. */
async function documentedSettings(): Promise<{ ofScripts: string[]; passedOn: string[] }> {
  const tables = (await read('docs/operations/settings.md')).split('Passed to one of the programs unchanged:')
  const [first = [], second = []] = tables.map((table) =>
    table.split('\n').flatMap((line) => /^\| (`.*?) \| /.exec(line)?.[1]?.match(/(?<=`)[A-Z\d_]+(?=`)/g) ?? []),
  )
  return { ofScripts: first, passedOn: second }
}

/** The services of compose.yaml, without the values of settings. */
async function services() {
  return parse(await read('compose.yaml'), { merge: true }).services
}

/** Where each program parses its settings, a line each. */
const parsers = {
  backend: 'backend/src/platform/environment/environment.ts',
  website: 'website/app/config/env.server.ts',
}

test.each(Object.entries(parsers))(
  'the container of the %s gets every documented setting it parses',
  async (program, file) => {
    const { environment } = (await services())[program]
    const parsed: string[] = (await read(file)).match(/(?<=^ +)[A-Z][A-Z\d_]+(?=:)/gm) ?? []
    const settings = (await documentedSettings()).passedOn.filter((name) => parsed.includes(name))
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !(name in environment) && !notInContainers.includes(name))).toEqual([])
  },
)

test('the containers use every setting of the scripts', async () => {
  const used = new Set((await read('compose.yaml')).match(/(?<=\$\{)[A-Z\d_]+/g))
  const settings = (await documentedSettings()).ofScripts
  expect(settings).toContain('BACKEND_METRICS_PORT')
  expect(settings.filter((name) => !used.has(name) && !ofScripts.includes(name))).toEqual([])
})

test('the containers are published on this machine only by default', async () => {
  const ports: string[] = Object.values(await services()).flatMap((service) => Object(service).ports ?? [])
  expect(ports.length).toBeGreaterThan(3)
  expect(ports.filter((port) => !/^(127\.0\.0\.1|\$\{HOST:-127\.0\.0\.1\}):/.test(port))).toEqual([])
})

test('no mail is caught unless the operator asks for it', async () => {
  const { backend, mail } = await services()
  expect(backend.environment.SMTP_URL).toMatch(/:-}$/)
  expect(mail.profiles).toEqual(['mail'])
})

test.each(['SITE_URL', 'BACKEND_URL'])('the links of the site follow the published port: %s', async (name) => {
  const { backend } = await services()
  expect(backend.environment[name]).toMatch(/:-http:\/\/localhost:\$\{(BACKEND_)?PORT:-\d+\}\}$/)
})

test('the log of every container has a size limit', async () => {
  const limits = Object.values(await services()).map((service) => Object(service).logging?.options)
  expect(limits).toEqual(limits.map(() => ({ 'max-size': expect.any(String), 'max-file': expect.any(String) })))
})
