import { single } from '@gevel/contract/envelope'
import { figureDownloadSchema, figureSeriesSchema } from '@gevel/contract/figures'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const listAnswer = single(z.array(figureSeriesSchema))
const seriesAnswer = single(figureSeriesSchema)
const downloadAnswer = single(figureDownloadSchema)

/** Every series with its newest values, in the order of the pages. */
export async function listFigures(request: Request) {
  return (await fetchContent(request, '/public/figures', listAnswer)).data
}

/** A series with all of its values; null when there is none. */
export async function findFigures(request: Request, slug: string) {
  return (await findContent(request, pathOf(slug), seriesAnswer))?.data ?? null
}

/** The download of a series: without the series for a reader who may not download it; null when there is none. */
export async function findDownload(request: Request, slug: string) {
  return (await findContent(request, `${pathOf(slug)}/download`, downloadAnswer))?.data ?? null
}

function pathOf(slug: string): string {
  return `/public/figures/${encodeURIComponent(slug)}`
}
