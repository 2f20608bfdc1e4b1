import { authorHref } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { pageNumberOf } from '../../../routing/page-query.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import styles from '../../../styles/features/articles/author.css?url'
import { logosOnce } from '../../../ui/articles/logos-once.ts'
import { loadMarks } from '../../reading-list/public.server.ts'
import { findAuthor, listArticles } from '../articles.server.ts'
import type { Route } from './+types/author.route.ts'
import { AuthorPage } from './author-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

/** The styles of this page alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export const links = () => [{ rel: 'stylesheet', href: styles }]

const PAGE_SIZE = 15
const slugParamSchema = z.string().max(200)

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const slug = routeParam(url, slugParamSchema, params.slug)
  const page = pageNumberOf(url)
  const [author, { data: articles, meta }, marks] = await load(
    args,
    Promise.all([
      findAuthor(request, slug),
      listArticles(request, { author: slug, page, pageSize: PAGE_SIZE }),
      loadMarks(request, { author: slug }),
    ]),
  )
  if (author) redirectToCanonical(url, authorHref(author))
  if (!author || page > Math.max(1, meta.pagination.pageCount)) pageNotFound(url)
  return { author, marks, articles: logosOnce(articles), pagination: meta.pagination, path: authorHref(author, page) }
}

export default function AuthorRoute({ loaderData }: Route.ComponentProps) {
  return <AuthorPage {...loaderData} />
}
