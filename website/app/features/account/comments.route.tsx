import { href } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { loadOwnComments } from '../comments/comment/comments.server.ts'
import { OwnComments } from '../comments/own-comments.tsx'
import type { Route } from './+types/comments.route.ts'
import { NoComments } from './comments-section.tsx'

export const handle: RouteHandle = { query: ['p'] }

const PAGE_SIZE = 20

export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const page = pageNumberOf(url)
  const { data, meta } = await load(args, loadOwnComments(request, page, PAGE_SIZE))
  if (page > Math.max(1, meta.pagination.pageCount)) pageNotFound(url)
  return { comments: data, pagination: meta.pagination }
}

export default function AccountCommentsRoute({ loaderData: { comments, pagination } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title="Mijn reacties" description={null} path={href('/account/reacties')} noindex />
      <Breadcrumbs above={[{ label: 'Mijn account', href: href('/account') }]} here="Mijn reacties" />
      <header className="page-head">
        <h1>Mijn reacties</h1>
      </header>
      <div className="stack max-w-(--measure)">
        {comments.length > 0 ? <OwnComments comments={comments} /> : <NoComments />}
        <Pagination
          pagination={pagination}
          hrefOf={(page) => `${href('/account/reacties')}${page > 1 ? `?p=${page}` : ''}`}
        />
      </div>
    </div>
  )
}
