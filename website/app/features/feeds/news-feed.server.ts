import type { Edition } from '@gevel/contract/editions'
import { single } from '@gevel/contract/envelope'
import type { FeedArticle, FeedFormat, FeedList } from '@gevel/contract/feeds'
import { feedArticleSchema } from '@gevel/contract/feeds'
import { articleHref, authorHref, homeHref, newsFeedHref, newsHref, tagHref } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { env } from '../../config/env.server.ts'
import { fetchContent } from '../../content/client.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { shareImageUrl } from '../../ui/images/share-image.ts'
import { findTag } from '../tags/tags.server.ts'
import { type Feed, type FeedAuthor, type FeedEntry, permanentId, tagSubject } from './feed.ts'

const feedAnswer = single(z.array(feedArticleSchema))

const EDITIONS = { nieuws: 'general', pro: 'pro' } as const

/** The newest articles of an edition, or of a tag in it, with their intros. The text itself may be behind the paywall. */
export async function newsFeed(
  { request, url }: PageLoaderArgs,
  list: Extract<FeedList, 'nieuws' | 'pro'>,
): Promise<Feed> {
  const edition = EDITIONS[list]
  const name = url.searchParams.get('t')?.trim()
  const tag = name ? ((await findTag(request, name, edition)) ?? pageNotFound(url)) : undefined
  const [{ editions }, articles] = await Promise.all([
    fetchSite(request),
    listFeedArticles(request, edition, tag?.slug),
  ])
  const site = editions[edition]
  const author = { name: site.name, url: env.SITE_URL + homeHref(edition) }
  return {
    id: permanentId(env.SITE_URL, tag ? `feed/${list}/${tagSubject(tag)}` : `feed/${list}`),
    title: tag ? `${tag.name} | ${site.name}` : site.name,
    description: tag ? `Het nieuws van ${site.name} over ${tag.name}.` : site.description,
    url: env.SITE_URL + (tag ? tagHref(tag.name, edition) : newsHref(edition)),
    urlIn: (format: FeedFormat) => env.SITE_URL + newsFeedHref(edition, format, tag?.name),
    author,
    entries: articles.map((article) => entryOf(article, author)),
  }
}

/** @param site the author of what nobody signed */
function entryOf(article: FeedArticle, site: FeedAuthor): FeedEntry {
  const { id, title, intro, label, publishedAt, updatedAt, author, cover } = article
  const image = cover && shareImageUrl(cover)
  return {
    id: permanentId(env.SITE_URL, `article/${id}`),
    url: env.SITE_URL + articleHref(article),
    ...{ title, summary: intro, publishedAt, updatedAt, category: label },
    author: author ? { name: author.name, url: env.SITE_URL + authorHref(author) } : site,
    imageUrl: image ? env.SITE_URL + image : null,
  }
}

/** The newest articles of an edition, or of a tag in it (by slug), with their authors and when they last changed. */
async function listFeedArticles(request: Request, edition: Edition, tag: string | undefined) {
  return (await fetchContent(request, '/public/feed', feedAnswer, { edition, tag })).data
}
