import { authorHref } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { pageNumberOf } from '../../../routing/page-query.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import styles from '../../../styles/features/articles/author.css?url'
import { dedupeLogos } from '../../../ui/articles/dedupe-logos.ts'
import { Story } from '../../../ui/articles/story.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Picture } from '../../../ui/images/picture.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { loadMarks } from '../../reading-list/reading-list.server.ts'
import { FollowButton } from '../../reading-list/reading-list-button.tsx'
import { findAuthor, listArticles } from '../articles.server.ts'
import type { Route } from './+types/author.route.ts'

export const handle: RouteHandle = { query: ['p'] }

/** The styles of this page alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export const links = styleSheets(styles)

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
  return { author, marks, articles: dedupeLogos(articles), pagination: meta.pagination, path: authorHref(author, page) }
}

/** An author, with their articles in both editions, newest first. */
export default function AuthorRoute({
  loaderData: { author, marks, articles, pagination, path },
}: Route.ComponentProps) {
  const { name, slug, role, bio, portrait } = author
  const { page, pageCount, total } = pagination
  return (
    <div className="wrap">
      <PageMeta
        title={page > 1 ? `${name}, pagina ${page}` : name}
        description={bio ?? `Artikelen van ${name}.`}
        path={path}
      />
      {page > 1 && <link rel="prev" href={authorHref(author, page - 1)} />}
      {page < pageCount && <link rel="next" href={authorHref(author, page + 1)} />}
      <StructuredData
        data={(origin) => ({
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name,
            jobTitle: role ?? undefined,
            description: bio ?? undefined,
            url: origin + authorHref(author),
          },
        })}
      />
      <Breadcrumbs here={name} />
      <div className="columns">
        <div className="lg:col-span-4">
          <header className="author-head">
            {portrait && <Picture alt="" picture={portrait} ratio="1x1" sizes="8rem" priority />}
            <h1>{name}</h1>
            {role && <p className="meta text-sm">{role}</p>}
            {bio && <p className="intro">{bio}</p>}
            <FollowButton kind="author" subject={slug} name={name} isFollowed={marks?.author ?? false} />
          </header>
        </div>
        <section className="lg:col-span-8" aria-labelledby="artikelen">
          <Lintel id="artikelen" title={total === 1 ? '1 artikel' : `${total} artikelen`} />
          {articles.length === 0 && (
            <EmptyState title="Nog geen artikelen">{name} heeft hier nog niets gepubliceerd.</EmptyState>
          )}
          <ul className="courses">
            {articles.map((article) => (
              <li key={article.id}>
                <Story article={{ ...article, byline: null }} variant="row" />
              </li>
            ))}
          </ul>
          <Pagination pagination={pagination} hrefOf={(number) => authorHref(author, number)} />
        </section>
      </div>
    </div>
  )
}
