import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list } from '../envelope.ts'
import { pageParameter, pageSizeParameter } from '../list-query.ts'
import { noContent, noInput } from '../no-content.ts'
import { articleCardSchema, tagRefSchema } from '../references.ts'

/** The tags that a reader follows and the articles that a reader saved. Adding and removing are idempotent. */
export const readingListEndpoints = {
  listTags: endpoint('GET', '/account/followed-tags', noInput, z.object({ data: z.array(tagRefSchema) })),
  /** the newest articles of the followed tags, in both editions */
  listFollowedNews: endpoint('GET', '/account/followed-news', noInput, z.object({ data: z.array(articleCardSchema) })),
  followTag: endpoint('PUT', '/account/followed-tags/:slug', noInput, noContent),
  unfollowTag: endpoint('DELETE', '/account/followed-tags/:slug', noInput, noContent),
  listArticles: endpoint(
    'GET',
    '/account/saved-articles',
    z.object({ page: pageParameter, pageSize: pageSizeParameter(20, 50) }),
    list(articleCardSchema),
  ),
  listArticleIds: endpoint('GET', '/account/saved-articles/ids', noInput, z.object({ data: z.array(z.int()) })),
  saveArticle: endpoint('PUT', '/account/saved-articles/:id', noInput, noContent),
  removeArticle: endpoint('DELETE', '/account/saved-articles/:id', noInput, noContent),
}
