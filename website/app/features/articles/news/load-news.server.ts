import type { Edition } from '@gevel/contract/editions'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { pageNumberOf } from '../../../routing/page-query.ts'
import { dedupeLogos } from '../../../ui/articles/dedupe-logos.ts'
import { loadBanners } from '../../banners/banners.server.ts'
import { listArticles } from '../articles.server.ts'

const PAGE_SIZE = 30

/** A page of all articles of an edition, newest first. */
export async function loadNews(args: PageLoaderArgs, edition: Edition) {
  const { request, url } = args
  const page = pageNumberOf(url)
  const [{ data: articles, meta }, banners] = await load(
    args,
    Promise.all([
      listArticles(request, { edition, page, pageSize: PAGE_SIZE }),
      loadBanners(request, edition, ['top']),
    ]),
  )
  if (page > Math.max(1, meta.pagination.pageCount)) pageNotFound(url)
  return { edition, articles: dedupeLogos(articles), pagination: meta.pagination, banners }
}
