import type { BannerSlot } from '@gevel/contract/banners'
import { single } from '@gevel/contract/envelope'
import type { PageBlock } from '@gevel/contract/page-blocks'
import { pageSchema } from '@gevel/contract/pages'
import { replace } from 'react-router'
import type { z } from 'zod'
import { ContentError } from '../../content/backend/errors.ts'
import { findContent } from '../../content/client.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { pageUnavailable } from '../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { pageNumberOf, redirectUnreadKeys, redirectWithoutKeys } from '../../routing/page-query.ts'
import { locationHeader } from '../../routing/urls/location-header.ts'
import { loadBanners } from '../banners/banners.server.ts'
import { LISTING_KEYS } from '../directory/listing/listing-filter.ts'
import { listingFilterSchema } from '../directory/listing/listing-params.ts'
import { previewOf } from '../previews/preview-context.server.ts'
import { VACANCY_KEYS } from '../vacancies/listing/vacancy-keys.ts'
import { vacancySelectionSchema } from '../vacancies/listing/vacancy-params.ts'
import { vacanciesHref } from '../vacancies/listing/vacancy-selection.ts'
import { fillBlocks, isFilteredBlock, isPagedBlock, lastPageOf } from './blocks/fill-blocks.server.ts'
import { placeBlocks } from './blocks/place-blocks.server.ts'

/**
 * Loads the page at a path with all its blocks filled. A page of type `REDIRECT` redirects the browser with replace,
 * and a path without a page is not found. A failed look-up is a 503, because an existing page must not be reported as
 * gone (requirements §4; decision 003). Only a page with a paginated list has more than one page: beyond its last is
 * a 404, and any other page redirects to its URL without a number.
 */
export async function loadPage(args: PageLoaderArgs, link: string) {
  const { request, url } = args
  const page = previewOf(args, 'page')?.document ?? (await lookUpPage(args, link))
  if (!page) pageNotFound(url)
  const elsewhere = page.type === 'REDIRECT' && page.redirectURI ? locationHeader(page.redirectURI) : undefined
  if (elsewhere) throw replace(elsewhere)
  const { blocks = [], link: pageLink, title, intro, seo, cover, layout, colourMode } = page
  const isPaged = blocks.some(isPagedBlock)
  if (!isPaged) redirectUnreadKeys(url, [])
  const filter = readKeys(url, LISTING_KEYS, listingFilterSchema, blocks.some(isFilteredBlock))
  const selection = readKeys(url, VACANCY_KEYS, vacancySelectionSchema, isPaged)
  const pageNumber = isPaged ? pageNumberOf(url) : 1
  const edition = url.searchParams.has('pro') || page.edition === 'pro' ? 'pro' : 'general'
  const [filled, banners] = await load(
    args,
    Promise.all([
      fillBlocks(request, blocks, { page: pageNumber, edition, filter, selection }),
      loadBanners(request, edition, slotsOf(blocks)),
    ]),
  )
  if (pageNumber > lastPageOf(filled)) pageNotFound(url)
  // what a reader selects is a part of the whole list, which is the one for search engines
  const isWhole = vacanciesHref(pageLink, selection) === pageLink
  const address = isWhole && pageNumber > 1 ? `${pageLink}?p=${pageNumber}` : pageLink
  return {
    // what scripts need: a document contains it for them
    page: { link: pageLink, title, intro, seo, cover },
    ...{ address, blocks: placeBlocks(request, filled), banners, layout, colourMode, pageNumber },
  }
}

/** Reads the keys of a page's lists; a page without such a list redirects to its URL without them. */
function readKeys<T extends z.ZodType>(url: URL, keys: readonly string[], schema: T, isRead: boolean): z.infer<T> {
  if (!isRead) redirectWithoutKeys(url, keys)
  return routeParam(url, schema, Object.fromEntries(keys.map((key) => [key, url.searchParams.get(key)])))
}

async function lookUpPage({ request, url }: PageLoaderArgs, link: string) {
  return findPage(request, link).catch((error: unknown) => {
    const isAnswered = error instanceof ContentError && error.answered && error.status < 500
    if (isAnswered) return null
    throw pageUnavailable(`Page not found: ${url.pathname}`)
  })
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>

const slots: Partial<Record<PageBlock['__component'], BannerSlot>> = {
  'blocks.front': 'top',
  'blocks.vacancy-list': 'list',
  'blocks.event-list': 'list',
}

/** The slots for banners of a page: front pages and lists have them, a page of texts or with a form has none. */
function slotsOf(blocks: readonly Pick<PageBlock, '__component'>[]): BannerSlot[] {
  return [...new Set(blocks.flatMap(({ __component }) => slots[__component] ?? []))]
}

const pageAnswer = single(pageSchema)

/**
 * The page of the content backend with a link (`/winkelketens/bouwmarkten`), with the fields of requirements §7 and
 * its blocks; null when there is none.
 */
async function findPage(request: Request, link: string) {
  const path = `/public/pages/link/${encodeURIComponent(link)}`
  return (await findContent(request, path, pageAnswer, { populate: 'seo,cover,tags,blocks' }))?.data ?? null
}
