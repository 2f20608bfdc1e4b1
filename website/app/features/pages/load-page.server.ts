import { replace } from 'react-router'
import { ContentError } from '../../content/backend/errors.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import { pageUnavailable } from '../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { pageNumberOf, redirectUnreadKeys } from '../../routing/page-query.ts'
import { locationHeader } from '../../routing/urls/location-header.ts'
import { previewOf } from '../previews/public.server.ts'
import { fillBlocks, isPagedBlock, lastPageOf } from './blocks/fill-blocks.server.ts'
import { findPage } from './pages.server.ts'

/**
 * Loads the page at a path with all its blocks filled. A page of type `REDIRECT` redirects the browser with replace,
 * and a path without a page is not found. A failed look-up is a 503, because an existing page must not be reported as
 * gone (specification §4; decision 003). Only a page with a paginated list has more than one page: beyond its last is
 * a 404, and any other page redirects to its URL without a number.
 */
export async function loadPage(args: PageLoaderArgs, link: string) {
  const { request, url } = args
  const page = previewOf(args, 'page')?.document ?? (await lookUp(args, link))
  if (!page) pageNotFound(url)
  const elsewhere = page.type === 'REDIRECT' && page.redirectURI ? locationHeader(page.redirectURI) : undefined
  if (elsewhere) throw replace(elsewhere)
  const { blocks = [], ...facts } = page
  const isPaged = blocks.some(isPagedBlock)
  if (!isPaged) redirectUnreadKeys(url, [])
  const pageNumber = isPaged ? pageNumberOf(url) : 1
  const edition = url.searchParams.has('pro') || page.edition === 'pro' ? 'pro' : 'general'
  const filled = await load(args, fillBlocks(request, blocks, { page: pageNumber, edition }))
  if (pageNumber > lastPageOf(filled)) pageNotFound(url)
  const address = pageNumber > 1 ? `${page.link}?p=${pageNumber}` : page.link
  return { page: facts, address, blocks: filled, layout: page.layout, colourMode: page.colourMode, pageNumber }
}

async function lookUp({ request, url }: PageLoaderArgs, link: string) {
  return findPage(request, link).catch((error: unknown) => {
    const answered = error instanceof ContentError && error.answered && error.status < 500
    if (answered) return null
    throw pageUnavailable(`Page not found: ${url.pathname}`)
  })
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>
