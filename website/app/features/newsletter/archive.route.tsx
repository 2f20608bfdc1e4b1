import { feedHref, href } from '@gevel/contract/hrefs'
import { newsletterListSchema, newsletterNames } from '@gevel/contract/newsletter'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { FeedLinks } from '../../ui/page/feed-links.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import type { Route } from './+types/archive.route.ts'
import { IssueList } from './issue-list.tsx'
import { archiveHref, LIST_SLUGS } from './list-slugs.ts'
import { listIssues } from './newsletters.server.ts'

export const handle: RouteHandle = { query: ['lijst', 'p'] }

export const links = styleSheets(newsletterStyles)

/** `/nieuwsbrief/archief`: the newsletters that were sent. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const wanted = url.searchParams.get('lijst')
  const list = newsletterListSchema.options.find((one) => LIST_SLUGS[one] === wanted) ?? null
  if (wanted !== null && list === null) pageNotFound(url)
  const page = pageNumberOf(url)
  const { data: issues, meta } = await load(args, listIssues(request, { list: list ?? undefined, page }))
  if (page > Math.max(1, meta.pagination.pageCount)) pageNotFound(url)
  return { list, issues, pagination: meta.pagination }
}

export default function ArchiveRoute({ loaderData: { list, issues, pagination } }: Route.ComponentProps) {
  const name = list ? newsletterNames[list] : 'Alle nieuwsbrieven'
  const { page } = pagination
  return (
    <div className="wrap newsletter">
      <PageMeta
        title={page > 1 ? `${name}, pagina ${page}` : `${name}, eerdere nummers`}
        description={`${name}: de nummers die zijn verstuurd, om terug te lezen.`}
        path={archiveHref(list, page)}
      />
      <FeedLinks title="Nieuwsbrieven" hrefIn={(format) => feedHref('nieuwsbrief', format)} />
      <Breadcrumbs above={[{ label: 'Nieuwsbrief', href: href('/nieuwsbrief') }]} here="Eerdere nummers" />
      <header className="page-head">
        <h1>Eerdere nummers</h1>
        <p>
          Alles wat wij verstuurden, om terug te lezen.{' '}
          <Link className="link" href={href('/nieuwsbrief')}>
            Meld u aan
          </Link>
        </p>
      </header>
      <nav className="nl-lists" aria-label="Nieuwsbrieven">
        {[null, ...newsletterListSchema.options].map((one) => (
          <Link key={one} className="link" href={archiveHref(one)} aria-current={one === list ? 'page' : undefined}>
            {one ? newsletterListTexts[one].name : 'Alle'}
          </Link>
        ))}
      </nav>
      {issues.length === 0 ? (
        <EmptyState title="Er is nog geen nummer verstuurd">
          Zodra er een is, staat het hier. <Link href={href('/nieuwsbrief')}>Meld u aan</Link>, dan krijgt u het per
          mail.
        </EmptyState>
      ) : (
        <IssueList issues={issues} isNamed={list === null} />
      )}
      <Pagination pagination={pagination} hrefOf={(number) => archiveHref(list, number)} />
    </div>
  )
}
