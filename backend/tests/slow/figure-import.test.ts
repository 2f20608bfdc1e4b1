import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Admin, logIn } from '../support/admin.ts'
import { ask } from '../support/backend.ts'
import { askAdmin, Newsroom } from '../support/editors.ts'

const slug = `proef-${crypto.randomUUID()}`
const previewAnswer = z.object({
  data: z.object({
    errors: z.array(z.object({ line: z.int(), problem: z.string() })),
    errorCount: z.int(),
    counts: z.record(z.string(), z.int()),
    changes: z.array(z.object({ period: z.string(), before: z.number().nullable(), after: z.number().nullable() })),
    fingerprint: z.string(),
  }),
})
const pointsAnswer = z.object({
  data: z.object({ points: z.array(z.object({ from: z.string(), values: z.array(z.number()) })) }),
})

let editor: Admin
let newsroom: Newsroom
let series: string

beforeAll(async () => {
  newsroom = await Newsroom.open()
  editor = await logIn()
  const fields = {
    title: 'Proef met cijfers',
    slug,
    theme: 'turnover',
    periodKind: 'quarter',
    unit: 'euro',
    source: 'Proef',
  }
  const made = await editor.create('figure-series', {
    ...fields,
    chart: 'bar',
    decimals: 1,
    year: 'sum',
    access: 'free',
  })
  series = made.documentId
})
afterAll(async () => {
  await editor.remove('figure-series', series)
  const { rows } = await newsroom.database.query('SELECT FROM gevel_figure_values WHERE series = $1', [series])
  await newsroom.close()
  expect(rows, 'values of a deleted series').toEqual([])
})

const body = (csv: string, more: object = {}) => ({ series, csv, mark: null, ...more })
async function preview(csv: string, more: object = {}) {
  const response = await editor.request('POST', '/admin/site/figures/preview', body(csv, more))
  return previewAnswer.parse(response.body).data
}
const confirm = (csv: string, fingerprint: string) =>
  editor.request('POST', '/admin/site/figures/import', body(csv, { fingerprint }))
async function stored() {
  const { data } = pointsAnswer.parse((await ask(`/public/figures/${slug}`)).body)
  return data.points.map(({ from, values }) => [from, values[0]])
}

describe('importing a file', () => {
  const csv = '\uFEFFperiode;waarde\r\n2026-K1;1.940,5\r\n2026-K2;12\r\n'

  test('shows what it changes, then writes exactly that; repeating it is safe', async () => {
    const { counts, changes, fingerprint } = await preview(csv)
    expect(counts).toEqual({ added: 2, changed: 0, deleted: 0, unchanged: 0 })
    expect(changes[0]).toMatchObject({ period: 'K1 2026', before: null, after: 1940.5 })
    expect(await stored()).toEqual([])
    const both = await Promise.all([confirm(csv, fingerprint), confirm(csv, fingerprint)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toEqual([
      ['2026-01-01', 1940.5],
      ['2026-04-01', 12],
    ])
    const { rows } = await newsroom.database.query(
      `SELECT target_name, changes FROM gevel_audit_log WHERE kind = 'figures.imported' AND target_id = $1`,
      [series],
    )
    expect(rows).toEqual([
      { target_name: 'Proef met cijfers', changes: ['K1 2026 waarde: nieuw → 1940.5', 'K2 2026 waarde: nieuw → 12'] },
    ])
  })

  test('changes and deletes, and leaves what the file does not mention', async () => {
    const other = 'periode,waarde\n2026-K2,12.5\n2026-K1,weg\n2026-K3,\n2026-K4,7'
    const { counts, fingerprint } = await preview(other)
    expect(counts).toEqual({ added: 1, changed: 1, deleted: 1, unchanged: 0 })
    expect((await confirm(other, fingerprint)).status).toBe(200)
    expect(await stored()).toEqual([
      ['2026-04-01', 12.5],
      ['2026-10-01', 7],
    ])
  })

  test('rejects the confirmation of an outdated preview', async () => {
    const mine = 'periode;waarde\n2026-K4;9'
    const theirs = 'periode;waarde\n2026-K4;8'
    const [first, second] = [await preview(mine), await preview(theirs)]
    expect((await confirm(theirs, second.fingerprint)).status).toBe(200)
    const response = await confirm(mine, first.fingerprint)
    expect(response.status).toBe(400)
    expect(response.text).toContain('intussen veranderd')
    expect((await stored()).at(-1)).toEqual(['2026-10-01', 8])
  })

  test('writes nothing of a file with an error, and names the lines', async () => {
    const before = await stored()
    const wrong = 'periode;waarde\n2027-K1;1\n2027-K1;2\n2027-K5;3\n2027-K2;veel'
    const { errors, errorCount, fingerprint } = await preview(wrong)
    expect(errorCount).toBe(3)
    expect(errors.map(({ line }) => line)).toEqual([3, 4, 5])
    const response = await confirm(wrong, fingerprint)
    expect(response.status).toBe(400)
    expect(response.text).toContain('Regel 3: K1 2027 staat ook op regel 2')
    expect(await stored()).toEqual(before)
  })

  test('rejects too many lines and too many bytes with a sentence', async () => {
    const { errors } = await preview(`periode;waarde\n${'x\n'.repeat(200_000)}`)
    expect(errors).toEqual([{ line: 20_001, problem: expect.stringContaining('hoogstens 20000') }])
    const response = await editor.request(
      'POST',
      '/admin/site/figures/preview',
      body('2026-K1;1940,5\n'.repeat(200_000)),
    )
    expect(response.status).toBe(413)
    expect(response.text).toContain('te groot')
    for (const wrong of [{}, { series, csv: 3, mark: null }, { series: {}, csv: '', mark: ';' }])
      expect((await editor.request('POST', '/admin/site/figures/preview', wrong)).status).toBe(400)
    expect((await editor.request('POST', '/admin/site/figures/preview', { ...body('x'), series: 'weg' })).status).toBe(
      404,
    )
  })

  test('takes every quarter since 1900', async () => {
    const quarters = Array.from({ length: 480 }, (_, at) => `${1900 + Math.floor(at / 4)}-K${(at % 4) + 1};${at},5`)
    const { counts } = await preview(['periode;waarde', ...quarters].join('\n'))
    expect(counts.added).toBeGreaterThan(470)
  })
})

test('only editors who may publish can import', async () => {
  for (const [role, status] of [
    ['redacteur', 403],
    ['advertentiebeheer', 403],
    ['eindredacteur', 200],
    ['eigenaar', 200],
  ] as const) {
    const { token } = await newsroom.createAndLogIn(role)
    expect((await askAdmin('GET', '/admin/site/figures/series', undefined, { token })).status, role).toBe(status)
    const response = await askAdmin('POST', '/admin/site/figures/preview', body('periode;waarde\n2026-K2;1'), { token })
    expect(response.status, role).toBe(status)
  }
  expect((await ask('/admin/site/figures/series')).status).toBe(401)
  expect((await ask('/admin/site/figures/import', { method: 'POST' })).status).toBe(401)
})

test('an import is a change that followers of the backend hear of', async () => {
  const csv = `periode;waarde\n2030-K1;${Date.now() % 1000}`
  const since = await newsroom.database.query<{ now: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS now',
  )
  expect((await confirm(csv, (await preview(csv)).fingerprint)).status).toBe(200)
  const { rows } = await newsroom.database.query(
    `SELECT 1 FROM gevel_changes WHERE tag = 'figure-series' AND txid >= $1::xid8`,
    [since.rows[0]?.now],
  )
  expect(rows.length).toBeGreaterThan(0)
})
