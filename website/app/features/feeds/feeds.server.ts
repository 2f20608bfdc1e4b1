import type { Edition } from '@gevel/contract/editions'
import { single } from '@gevel/contract/envelope'
import { feedArticleSchema } from '@gevel/contract/feeds'
import { z } from 'zod'
import { fetchContent } from '../../content/client.server.ts'

const feedAnswer = single(z.array(feedArticleSchema))

/** The newest articles of an edition, or of a tag in it (by slug), with their authors and when they last changed. */
export async function listFeedArticles(request: Request, edition: Edition, tag: string | undefined) {
  return (await fetchContent(request, '/public/feed', feedAnswer, { edition, tag })).data
}
