import type { Article } from '@gevel/contract/articles'
import { articleHref } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import { loadBanners } from '../banners/banners.server.ts'
import { writeComment } from '../comments/comment/comment-actions.server.ts'
import { type Comments, loadComments } from '../comments/comment/comments.server.ts'
import { previewOf } from '../previews/preview-context.server.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import { listVacancyTeasers } from '../vacancies/vacancies.server.ts'
import { articleData } from './article-data.server.ts'
import { findArticle, findOffer, listHeadlines } from './articles.server.ts'

/** The number of newest stories and vacancies beside an article. */
const NEWEST_BESIDE = 6
const VACANCIES_BESIDE = 3

/** Loads an article for both routes: redirects to its canonical URL, and loads its sidebar. */
export async function loadArticle(args: PageLoaderArgs, id: string | undefined) {
  const { request, url } = args
  const article =
    previewOf(args, 'article')?.document ?? (await load(args, findArticle(request, routeParam(url, idParamSchema, id))))
  if (!article) pageNotFound(url)
  // an article that moved to the other edition keeps its id: its old URL redirects
  redirectToCanonical(url, articleHref(article))
  const page = pageNumberOf(url)
  const commented = { id: article.id, path: articleHref(article), page }
  const data = await loadAround(args, article, article.locked ? null : loadComments(args, commented))
  if (page > Math.max(1, data.comments?.pageCount ?? 1)) pageNotFound(url)
  return data
}

/** What the page of an article has beside it. An article that was given is read without its comments. */
export async function loadAround(
  args: PageLoaderArgs,
  article: Article,
  loadingComments: Promise<Comments> | null = null,
) {
  const { request } = args
  const [tag] = article.tags
  const [newest, vacancies, marks, comments, banners, offer] = await load(
    args,
    Promise.all([
      // one more than is shown, so that all articles send the same request and share its cached response
      listHeadlines(request, { edition: article.edition, pageSize: NEWEST_BESIDE + 1 }),
      listVacancyTeasers(request, { edition: article.edition, pageSize: VACANCIES_BESIDE }),
      loadMarks(request, { article: article.id, tag: tag?.slug, author: article.author?.slug }),
      loadingComments,
      loadBanners(request, article.edition, article.locked ? ['article-side'] : ['article-side', 'article-end']),
      article.locked && article.access === 'subscriber' ? findOffer(request, article.edition) : null,
    ]),
  )
  const others = newest.filter(({ id }) => id !== article.id).slice(0, NEWEST_BESIDE)
  const beside = { newest: others, vacancies: vacancies.data, comments: comments?.total ?? 0 }
  const data = articleData(request, article, beside)
  return { ...data, banners, marks, comments, offer }
}

/** A comment that was sent under an article; nothing else is posted to its address. */
export function submitComment(args: PageLoaderArgs, id: string | undefined) {
  return writeComment(args, routeParam(args.url, idParamSchema, id))
}

export type ArticlePageData = Awaited<ReturnType<typeof loadAround>>
