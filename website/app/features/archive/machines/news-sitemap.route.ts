import { type ArchiveEntry, largestArchivePage } from '@gevel/contract/archive'
import { articleHref } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { type NewsItem, SitemapStream } from 'sitemap'
import { env } from '../../../config/env.server.ts'
import { fetchSite } from '../../../content/site.server.ts'
import { load } from '../../../routing/load.server.ts'
import { listMonth } from '../archive.server.ts'
import type { Route } from './+types/news-sitemap.route.ts'
import { xmlResponse } from './xml-response.ts'

/** Google News ignores older articles. */
const RECENT_MS = 48 * 60 * 60 * 1000

const ACCESS = { free: undefined, account: 'Registration', subscriber: 'Subscription' } as const satisfies Record<
  Access,
  NewsItem['access'] | undefined
>

/** `GET /news-sitemap.xml`: the articles of the last 48 hours of both editions (Google's news sitemap protocol). */
export async function loader(call: Route.LoaderArgs) {
  const { request } = call
  const [articles, { editions }] = await load(
    call,
    Promise.all([listRecent(request, new Date(Date.now() - RECENT_MS)), fetchSite(request)]),
  )
  const stream = new SitemapStream({
    hostname: env.SITE_URL,
    xmlns: { news: true, xhtml: false, video: false, image: false },
  })
  return xmlResponse(
    stream,
    articles.map((article) => ({ url: articleHref(article), news: newsOf(article, editions[article.edition].name) })),
  )
}

function newsOf({ title, publishedAt, access }: ArchiveEntry, name: string): NewsItem {
  return {
    publication: { name, language: 'nl' },
    publication_date: publishedAt,
    title,
    ...(ACCESS[access] && { access: ACCESS[access] }),
  }
}

/** The articles of both editions since a time in this month or the one before it, newest first; at most 1,000 of each month. */
async function listRecent(request: Request, since: Date): Promise<ArchiveEntry[]> {
  const months = new Set([monthOf(new Date()), monthOf(since)])
  const found = await Promise.all(
    [...months].map((month) => listMonth(request, month, { page: 1, pageSize: largestArchivePage })),
  )
  const articles = found.flatMap(({ data }) => data)
  return articles.filter(({ publishedAt }) => Date.parse(publishedAt) >= since.getTime()).slice(0, largestArchivePage)
}

/** `2026-11`, in UTC. */
function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}
