import type { SitemapPlace } from '@gevel/contract/archive'
import { href } from '@gevel/contract/hrefs'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'

/** As many as a sitemap may have beside the other pages (sitemaps.org). */
const most = 10_000

/** `GET /public/sitemap/newsletters`: the paths of the newest issues that were sent, for search engines. */
export async function listNewsletterPlaces(): Promise<{ data: SitemapPlace[] }> {
  const rows = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_newsletter_archive')
    .select(['slug', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .limit(most)
    .execute()
  return {
    data: rows.map(({ slug, sent_at }) => ({
      path: href('/nieuwsbrief/:slug', { slug }),
      changedAt: timestamp(sent_at),
    })),
  }
}
