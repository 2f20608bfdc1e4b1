import type { Page } from '@gevel/contract/pages'
import { timestamp } from '../../platform/http/timestamp'
import { loadFigureValues } from '../blocks/figure-values'
import { pageBlocks } from '../blocks/page-blocks'
import { shownHref } from '../documents/hrefs'
import { figurePicture } from '../parts/picture'
import { seo } from '../parts/seo'
import { tagRef } from '../parts/tag-ref'
import { normalisePageLink } from './page-link'
import { type PageRow, type Populated, pageTree } from './page-row'

/** `GET /public/pages/link/{encoded link}`: a page by its path, with or without the leading slash. */
export async function showPageAt(link: string, parts: readonly Populated[]) {
  return show(await pageTree('link', parts)(normalisePageLink(link)))
}

/** `GET /public/pages/{id}`: a page by its number. */
export async function showPageById(publicId: number, parts: readonly Populated[]) {
  return show(await pageTree('publicId', parts)(publicId))
}

async function show(row: PageRow | null) {
  return row && { data: await pageWithFigures(row), meta: {} }
}

/** A page in the response, with the values of its market figures. */
export async function pageWithFigures(row: PageRow): Promise<Page> {
  await loadFigureValues(row.blocks ?? null)
  return pageOf(row)
}

/** A page in the response; `seo`, `cover`, `tags` and `blocks` only when they were loaded. */
export function pageOf(row: PageRow): Page {
  return {
    id: row.publicId,
    type: row.type,
    title: row.title,
    link: row.link,
    intro: row.intro || null,
    redirectURI: shownHref(row.redirectURI),
    edition: row.edition,
    layout: row.layout,
    colourMode: row.colourMode,
    updatedAt: timestamp(row.updatedAt),
    ...(row.seo !== undefined && { seo: seo(row.seo) }),
    ...(row.cover !== undefined && { cover: figurePicture(row.cover) }),
    ...(row.tags !== undefined && { tags: row.tags.map(tagRef) }),
    ...(row.blocks !== undefined && { blocks: pageBlocks(row.blocks) }),
  }
}
