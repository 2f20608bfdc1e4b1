import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { compactArticleCounts } from '../article-lists/compact-counts'
import { ensureArticleLists } from '../article-lists/ensure-article-lists'
import { parseKeyPoints } from './key-points'
import { articlesQuery, listArticles } from './list-articles'
import { feedQuery, listFeed } from './list-feed'
import { showArticle } from './show-article'
import { showAuthor } from './show-author'

export const articles: Feature = {
  routes: [
    publicRoute('/public/contents', articlesQuery, ({ query }) => listArticles(query)),
    publicRoute('/public/feed', feedQuery, ({ query }) => listFeed(query)),
    publicRouteById('/public/contents', (id, { reader }) => showArticle(id, reader)),
    publicRoute('/public/authors/:slug', z.object({}), ({ params }) => showAuthor(params.slug ?? '')),
  ],
  jobs: [compactArticleCounts],
  derivedTables: { gevel_listed_articles: 'content', gevel_listed_counts: 'content' },
  ensureTriggers: ensureArticleLists,
  textChecks: { 'api::content.content': { keyPoints: parseKeyPoints } },
}
