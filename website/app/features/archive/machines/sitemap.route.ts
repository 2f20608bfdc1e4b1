import { type ArchiveEntry, largestArchivePage, type SitemapPlace } from '@gevel/contract/archive'
import { articleHref } from '@gevel/contract/hrefs'
import { listedPaths } from '@gevel/contract/routes'
import { type SitemapItemLoose, SitemapStream } from 'sitemap'
import { env } from '../../../config/env.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import { shareImageUrl } from '../../../ui/images/share-image.ts'
import { findVacancyPlaces, listMonth, listNewsletterPlaces, listPlaces } from '../archive.server.ts'
import type { Route } from './+types/sitemap.route.ts'
import { sitemapPart } from './sitemap-parts.ts'
import { xmlResponse } from './xml-response.ts'

/** `GET /sitemaps/{part}`: the pages that are no articles, or a part of the vacancies, or of the articles of a month with their pictures. */
export async function loader(call: Route.LoaderArgs) {
  const { request, url, params } = call
  const part = sitemapPart(params.part) ?? pageNotFound(url)
  const namespaces = { news: false, xhtml: false, video: false, image: part.kind === 'articles' }
  const stream = new SitemapStream({ hostname: env.SITE_URL, xmlns: namespaces })
  if (part.kind === 'pages') {
    const [places, issues] = await load(call, Promise.all([listPlaces(request), listNewsletterPlaces(request)]))
    return xmlResponse(stream, [...listedPaths.map((path) => ({ url: path })), ...[...places, ...issues].map(pageItem)])
  }
  if (part.kind === 'vacancies') {
    const places = (await load(call, findVacancyPlaces(request, part.part))) ?? pageNotFound(url)
    return xmlResponse(stream, places.map(pageItem))
  }
  const query = { page: part.part, pageSize: largestArchivePage }
  const { data: articles, meta } = await load(call, listMonth(request, part.month, query))
  if (part.part > meta.pagination.pageCount) pageNotFound(url)
  return xmlResponse(stream, articles.map(articleItem))
}

function pageItem({ path, changedAt }: SitemapPlace): SitemapItemLoose {
  return { url: path, ...(changedAt && { lastmod: changedAt }) }
}

function articleItem(article: ArchiveEntry): SitemapItemLoose {
  const { cover, changedAt, publishedAt } = article
  const image = cover && shareImageUrl(cover)
  return {
    url: articleHref(article),
    lastmod: changedAt ?? publishedAt,
    ...(image && { img: env.SITE_URL + image }),
  }
}
