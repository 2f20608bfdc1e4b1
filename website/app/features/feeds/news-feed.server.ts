import type { FeedFormat, FeedList } from '@gevel/contract/feeds'
import { articleHref, newsFeedHref, newsHref, tagHref } from '@gevel/contract/hrefs'
import type { ArticleCard } from '@gevel/contract/references'
import type { Feed } from 'feed'
import { env } from '../../config/env.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { shareImageUrl } from '../../ui/images/share-image.ts'
import { listArticles } from '../articles/public.server.ts'
import { findTag } from '../tags/public.server.ts'
import { emptyFeed } from './empty-feed.ts'

const PAGE_SIZE = 30
const EDITIONS = { nieuws: 'general', pro: 'pro' } as const

/** The newest articles of an edition, or of a tag in it, with their intros. The text itself may be behind the paywall. */
export async function newsFeed(
  { request, url }: PageLoaderArgs,
  list: Extract<FeedList, 'nieuws' | 'pro'>,
): Promise<Feed> {
  const edition = EDITIONS[list]
  const name = url.searchParams.get('t')?.trim()
  const tag = name ? ((await findTag(request, name, edition)) ?? pageNotFound(url)) : undefined
  const [{ editions }, { data: articles }] = await Promise.all([
    fetchSite(request),
    listArticles(request, { edition, pageSize: PAGE_SIZE, ...(tag && { tag: tag.slug }) }),
  ])
  const site = editions[edition]
  const feed = emptyFeed({
    title: tag ? `${tag.name} | ${site.name}` : site.name,
    description: tag ? `Het nieuws van ${site.name} over ${tag.name}.` : site.description,
    path: tag ? tagHref(tag.name, edition) : newsHref(edition),
    pathIn: (format: FeedFormat) => newsFeedHref(edition, format, tag?.name),
    updatedAt: articles[0]?.publishedAt,
  })
  for (const article of articles) feed.addItem(itemOf(article))
  return feed
}

function itemOf(article: ArticleCard) {
  const { title, intro, label, publishedAt, cover } = article
  const link = env.SITE_URL + articleHref(article)
  const image = cover && shareImageUrl(cover)
  const date = new Date(publishedAt)
  return {
    ...{ title, link, id: link, description: intro, date, published: date, category: [{ name: label }] },
    ...(image && { image: { url: env.SITE_URL + image, type: 'image/jpeg' } }),
  }
}
