import { figureDownloadSchema, figureSeriesSchema } from '@gevel/contract/figures'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from './support/backend.ts'
import { bearerOf } from './support/visitor.ts'

const seriesAnswer = z.object({ data: figureSeriesSchema })
const listAnswer = z.object({ data: z.array(figureSeriesSchema) })
const hitsAnswer = z.object({ data: z.array(z.object({ href: z.string() })) })
const downloadAnswer = z.object({ data: figureDownloadSchema })

describe('the public API', () => {
  test('lists every series with its newest values', async () => {
    const response = await ask('/public/figures')
    const { data } = listAnswer.parse(response.body)
    expect(data.length).toBeGreaterThanOrEqual(10)
    const turnover = data.find(({ slug }) => slug === 'omzet-bouwmarkten')
    expect(turnover?.points).toHaveLength(12)
    expect(turnover?.points.at(-1)).toEqual({ from: '2026-07-01', values: [1940] })
    expect(turnover?.parts).toEqual([{ code: 'waarde', name: 'Omzet van bouwmarkten' }])
    expect(response.headers.get('cache-tag')).toBe('figure-series')
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
  })

  test('has all values of one series, by part', async () => {
    const { data } = seriesAnswer.parse((await ask('/public/figures/prijsindex-bouwmaterialen')).body)
    expect(data.points).toHaveLength(120)
    expect(data.parts.map(({ code }) => code)).toEqual(['isolatie', 'hout', 'baksteen', 'staal'])
    expect(data.points.find(({ from }) => from === '2024-01-01')?.values).toEqual([100, 100, 100, 100])
    expect((await ask('/public/figures/bestaat-niet')).status).toBe(404)
  })

  test('gives the values of a download to those who may have them', async () => {
    const download = async (slug: string, who?: 'reader' | 'subscriber') => {
      const headers = who && { authorization: (await bearerOf(who)).authorization }
      return ask(`/public/figures/${slug}/download`, { headers })
    }
    for (const [slug, anonymous, reader] of [
      ['omzet-bouwmarkten', false, false],
      ['prijs-muurverf', false, true],
      ['aantal-bouwmarkten', true, true],
    ] as const) {
      const given = [await download(slug), await download(slug, 'reader'), await download(slug, 'subscriber')]
      const values = given.map(({ body }) => downloadAnswer.parse(body).data.series !== null)
      expect(values, slug).toEqual([anonymous, reader, true])
      const isOpen = slug === 'aantal-bouwmarkten'
      expect(given[0]?.headers.get('cache-control')).toBe(isOpen ? 'public, no-cache' : 'private, no-cache')
    }
    expect((await download('bestaat-niet')).status).toBe(404)
  })

  test('finds a series by its words, also by those of a part', async () => {
    for (const words of ['vergunningen verbouw', 'dakkapel vergunningen', 'prijs muurverf']) {
      const { body } = await ask(`/public/search?q=${encodeURIComponent(words)}&kind=figures`)
      const { data } = hitsAnswer.parse(body)
      expect(data[0]?.href, words).toMatch(/^\/marktcijfers\/(vergunningen-verbouw|prijs-muurverf)$/)
    }
  })
})
