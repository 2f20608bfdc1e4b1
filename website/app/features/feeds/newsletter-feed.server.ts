import type { FeedFormat } from '@gevel/contract/feeds'
import { feedHref, href } from '@gevel/contract/hrefs'
import { newsletterNames } from '@gevel/contract/newsletter'
import { env } from '../../config/env.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { listIssues } from '../newsletter/newsletters.server.ts'
import { type Feed, permanentId } from './feed.ts'

/** The newsletters that were sent, of both editions. */
export async function newsletterFeed({ request }: PageLoaderArgs): Promise<Feed> {
  const [{ editions }, { data }] = await Promise.all([fetchSite(request), listIssues(request, { page: 1 })])
  const { name } = editions.general
  const author = { name, url: env.SITE_URL }
  return {
    id: permanentId(env.SITE_URL, 'feed/nieuwsbrief'),
    title: `Nieuwsbrieven | ${name}`,
    description: `De nieuwsbrieven van ${name}, zoals zij zijn verstuurd.`,
    url: env.SITE_URL + href('/nieuwsbrief/archief'),
    urlIn: (format: FeedFormat) => env.SITE_URL + feedHref('nieuwsbrief', format),
    author,
    entries: data.map(({ slug, list, subject, preview, sentAt }) => ({
      id: permanentId(env.SITE_URL, `newsletter/${slug}`),
      url: env.SITE_URL + href('/nieuwsbrief/:slug', { slug }),
      ...{ title: subject, summary: preview, publishedAt: sentAt, updatedAt: sentAt, author },
      category: newsletterNames[list],
      imageUrl: null,
    })),
  }
}
