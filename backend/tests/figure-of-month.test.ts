import { type PageBlock, pageBlockSchema } from '@gevel/contract/page-blocks'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { StoredDocument } from './support/admin.ts'
import { type ApiResponse, ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
const pageAnswer = z.object({ data: z.object({ blocks: z.array(pageBlockSchema) }) })
const planAnswer = z.object({ data: z.object({ fingerprint: z.string() }) })

const slug = `proef-${crypto.randomUUID()}`
const seriesFields = {
  ...{ title: 'Proef met een cijfer', slug, theme: 'prices', periodKind: 'year', unit: 'euro', source: 'Proef' },
  ...{ chart: 'bar', decimals: 0, year: 'none', access: 'free' },
}

test('shows a series on a page from its first values until it is removed', async () => {
  const series = await create('figure-series', seriesFields)
  const page = await publish('page', pageWith(series))
  const before = await pageOf(page)
  expect(blocksOf(before)).toEqual([])
  expect(before.headers.get('cache-tag')).toContain('figure-series')

  await importValues(
    series,
    Array.from({ length: 15 }, (_, at) => `${2012 + at};${100 + at}`),
  )
  const [block] = blocksOf(await pageOf(page))
  expect(block).toMatchObject({ title: 'Cijfer van de maand', series: { slug, theme: 'prices', source: 'Proef' } })
  const { points } = seriesOf(block)
  expect(points).toHaveLength(11)
  expect(points.at(-1)).toEqual({ from: '2026-01-01', values: [114] })

  expect((await admin.remove('figure-series', series.documentId)).status).toBe(200)
  const after = await pageOf(page)
  expect(blocksOf(after)).toEqual([])
})

function pageWith({ documentId }: StoredDocument): object {
  const block = {
    __component: 'blocks.figure-of-month',
    title: 'Cijfer van de maand',
    series: { connect: [{ documentId }] },
  }
  return { title: 'Proef', type: 'PAGE', layout: 'default', link: `/${slug}`, blocks: [block] }
}

function pageOf({ publicId }: StoredDocument): Promise<ApiResponse> {
  return ask(`/public/pages/${publicId}?populate=*`)
}

function blocksOf({ body }: ApiResponse): PageBlock[] {
  return pageAnswer.parse(body).data.blocks
}

function seriesOf(block: PageBlock | undefined) {
  if (block?.__component !== 'blocks.figure-of-month') throw new Error('Not the figure of the month')
  return block.series
}

async function importValues({ documentId }: StoredDocument, lines: string[]): Promise<void> {
  const file = { series: documentId, csv: ['periode;waarde', ...lines].join('\n'), mark: null }
  const { body } = await admin.request('POST', '/admin/site/figures/preview', file)
  const { fingerprint } = planAnswer.parse(body).data
  const { status, text } = await admin.request('POST', '/admin/site/figures/import', { ...file, fingerprint })
  expect(status, text).toBe(200)
}
