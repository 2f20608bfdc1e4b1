import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { vacancySchema } from '@gevel/contract/vacancies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { withDemoSecrets } from '../../../scripts/secrets.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'

const run = promisify(execFile)
const source = `proef-${crypto.randomUUID().slice(0, 8)}`

let database: Awaited<ReturnType<typeof openDatabase>>
let folder: string
beforeAll(async () => {
  database = await openDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-feed-'))
})
afterAll(async () => {
  await database.query(
    `UPDATE vacancies SET closes_at = now() WHERE document_id IN (SELECT document_id FROM gevel_imported_vacancies WHERE source = $1)`,
    [source],
  )
  await database.end()
  await rm(folder, { recursive: true })
})

const feedOf = (jobs: readonly string[]) => `<?xml version="1.0" encoding="utf-8"?><jobs>${jobs.join('')}</jobs>`
const jobOf = (reference: string, fields: Record<string, string> = {}) => {
  const job = {
    ...{ reference, title: `Kraanmachinist ${reference}`, company: 'Proefbedrijf', city: 'Emmen', country: 'NL' },
    ...{ url: `https://werk.proefbedrijf.example/${reference}`, salary_min: '2900', min_hours: '32' },
    description: '<p>U hijst. <script>alert(1)</script></p><ul><li><b>Elke</b> dag</li></ul>',
    ...fields,
  }
  return `<job>${Object.entries(job)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}</job>`
}

/** Runs the command on a feed. @returns its exit code and what it printed */
async function importFeed(xml: string, options: string[] = []): Promise<{ code: number; printed: string }> {
  const file = path.join(folder, `${crypto.randomUUID()}.xml`)
  await writeFile(file, xml)
  const args = ['dist/src/features/vacancy-import/run.js', '--source', source, ...options, file]
  const env = { ...process.env, ...withDemoSecrets({}), NODE_ENV: 'production', MEDIA_DIR: folder, SMTP_URL: '' }
  return run(process.execPath, args, { cwd: path.resolve(import.meta.dirname, '../..'), env }).then(
    ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
    (error) => ({ code: error.code, printed: error.stdout + error.stderr }),
  )
}

/** The public ids of the open vacancies of the feed, by their references. */
async function openVacancies(): Promise<Record<string, number>> {
  const { rows } = await database.query(
    `SELECT i.reference, v.public_id FROM gevel_imported_vacancies i JOIN vacancies v ON v.document_id = i.document_id
    WHERE i.source = $1 AND v.published_at IS NOT NULL AND v.closes_at > now() ORDER BY i.reference`,
    [source],
  )
  return Object.fromEntries(rows.map(({ reference, public_id }) => [reference, public_id]))
}

const show = async (id: number | undefined) =>
  z.object({ data: vacancySchema }).parse((await ask(`/public/vacancies/${id}`)).body).data

const five = ['a', 'b', 'c', 'd', 'e']

test('publishes the jobs of a feed once, whatever their order, and says which it skipped', {
  timeout: 120_000,
}, async () => {
  const feed = feedOf([...five.map((reference) => jobOf(reference)), jobOf('f', { country: 'BE' })])
  const dry = await importFeed(feed, ['--dry-run'])
  expect(dry).toMatchObject({
    code: 0,
    printed: expect.stringContaining('6 jobs: 5 new, 0 changed, 0 unchanged, 0 gone'),
  })
  expect(dry.printed).toContain('! f  it is in be')
  expect(await openVacancies()).toEqual({})

  expect((await importFeed(feed)).code).toBe(0)
  const open = await openVacancies()
  expect(Object.keys(open)).toEqual(five)
  const vacancy = await show(open.a)
  expect(vacancy).toMatchObject({
    ...{
      title: 'Kraanmachinist a',
      city: 'Emmen',
      province: 'Drenthe',
      region: 'noord',
      salaryMin: 2900,
      salaryMax: null,
    },
    ...{ applyUrl: 'https://werk.proefbedrijf.example/a', takesApplications: false, intro: 'U hijst.' },
    employer: { name: 'Proefbedrijf' },
  })
  expect(JSON.stringify(vacancy.body)).not.toContain('alert')

  const again = await importFeed(feedOf(five.toReversed().map((reference) => jobOf(reference))))
  expect(again.printed).toContain('5 jobs: 0 new, 0 changed, 5 unchanged, 0 gone')
  expect(await openVacancies()).toEqual(open)
})

test('updates a changed job at its address, closes one that is gone, and opens it again', {
  timeout: 120_000,
}, async () => {
  const before = await openVacancies()
  const four = ['a', 'b', 'c', 'd'].map((reference) => jobOf(reference, reference === 'a' ? { title: 'Kraan' } : {}))
  expect((await importFeed(feedOf(four))).printed).toContain('4 jobs: 0 new, 1 changed, 3 unchanged, 1 gone')
  const { e, ...others } = before
  expect(await openVacancies()).toEqual(others)
  expect(await show(before.a)).toMatchObject({ title: 'Kraan' })
  expect(Date.parse((await show(e)).closesAt)).toBeLessThanOrEqual(Date.now())
  await importFeed(feedOf([...four, jobOf('e')]))
  expect(await openVacancies()).toEqual(before)
})

test.each([
  ['empty', feedOf([]), 2],
  ['cut off', feedOf(five.map((reference) => jobOf(reference))).slice(0, -40), 1],
  ['a page that says something went wrong', '<!doctype html><title>Onderhoud</title>', 1],
  ['without most of its jobs', feedOf([jobOf('a', { title: 'Kraan' })]), 2],
])('closes nothing for a feed that is %s', { timeout: 60_000 }, async (_what, feed, code) => {
  const before = await openVacancies()
  expect((await importFeed(feed)).code).toBe(code)
  expect(await openVacancies()).toEqual(before)
  expect(Object.keys(before)).toHaveLength(5)
})

test('leaves what an editor took offline as it is', { timeout: 60_000 }, async () => {
  const { b } = await openVacancies()
  await database.query('DELETE FROM vacancies WHERE public_id = $1 AND published_at IS NOT NULL', [b])
  await importFeed(feedOf(five.map((reference) => jobOf(reference, { title: 'Anders' }))))
  expect(Object.keys(await openVacancies())).toEqual(['a', 'c', 'd', 'e'])
})
