import { archiveHref, newsFeedHref, newsHref, tagIndexHref } from '@gevel/contract/hrefs'
import { byRoute } from '../../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { groupByDay } from '../../../ui/articles/group-by-day.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { AdSlot } from '../../banners/ad-slot.tsx'
import { PageBanners } from '../../banners/page-banners.ts'
import type { Route } from './+types/news.route.ts'
import { loadNews } from './load-news.server.ts'
import { NewsDay } from './news-day.tsx'

export const handle: RouteHandle = { query: ['p'] }

const EDITIONS = { nieuws: 'general', 'nieuws-pro': 'pro' } as const

export function loader(args: Route.LoaderArgs) {
  return loadNews(args, byRoute(args.pattern, EDITIONS))
}

/** All news of an edition by day, newest first, paginated. */
export default function NewsRoute({ loaderData: { edition, articles, pagination, banners } }: Route.ComponentProps) {
  const { siteName } = usePageContext()
  const { page, pageCount } = pagination
  const title = `Al het nieuws van ${siteName}`
  return (
    <div className="wrap">
      <PageMeta
        title={page > 1 ? `${title}, pagina ${page}` : title}
        description={`Alle artikelen van ${siteName} per dag, het nieuwste eerst.`}
        path={newsHref(edition, page)}
      />
      {page > 1 && <link rel="prev" href={newsHref(edition, page - 1)} />}
      {page < pageCount && <link rel="next" href={newsHref(edition, page + 1)} />}
      <Breadcrumbs here="Nieuws" />
      <header className="page-head">
        <h1>Al het nieuws</h1>
        <p className="feed-links">
          <Link className="link" href={tagIndexHref(edition)}>
            Alle onderwerpen
          </Link>
          <a className="link" href={newsFeedHref(edition, 'rss.xml')}>
            RSS
          </a>
          <Link className="link" href={archiveHref(edition)}>
            Archief per maand
          </Link>
        </p>
      </header>
      <PageBanners value={banners}>
        <AdSlot slot="top" />
      </PageBanners>
      {articles.length === 0 && (
        <EmptyState title="Nog geen nieuws">Zodra de redactie iets publiceert, staat het hier.</EmptyState>
      )}
      {groupByDay(articles).map((day, at) => (
        <NewsDay key={day[0].id} articles={day} isFirst={at === 0} />
      ))}
      <Pagination pagination={pagination} hrefOf={(number) => newsHref(edition, number)} />
    </div>
  )
}
