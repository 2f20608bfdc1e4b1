import type { Edition } from '@gevel/contract/editions'
import { single } from '@gevel/contract/envelope'
import { tagSchema, tagWithPagesSchema } from '@gevel/contract/tags'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const tagAnswer = single(tagWithPagesSchema)
const tagsAnswer = single(z.array(tagSchema))

/** Every tag of an edition with its number of articles, in no particular order. */
export async function listTags(request: Request, edition: Edition) {
  return (await fetchContent(request, '/public/tags', tagsAnswer, { edition })).data
}

/** A tag by its name or slug, in any case; null when there is none. */
export async function findTag(request: Request, name: string, edition: Edition) {
  const path = `/public/tags/${encodeURIComponent(name)}`
  return (await findContent(request, path, tagAnswer, { edition }))?.data ?? null
}
