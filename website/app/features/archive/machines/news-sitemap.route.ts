import type { ArchiveEntry } from '@gevel/contract/archive'
import { articleHref } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { type NewsItem, SitemapStream } from 'sitemap'
import { env } from '../../../config/env.server.ts'
import { fetchSite } from '../../../content/site.server.ts'
import { load } from '../../../routing/load.server.ts'
import type { Route } from './+types/news-sitemap.route.ts'
import { listRecent } from './recent-articles.server.ts'
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
