import { tagRefSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { orElse } from '../../content/account-problem.ts'
import { askAccount } from '../../content/ask-account.server.ts'
import { bearerOf } from '../../content/bearer.ts'

const idsSchema = z.object({ data: z.array(z.int()) })
const tagsSchema = z.object({ data: z.array(tagRefSchema) })

/** Whether a reader has saved an article; nobody is asked about who is not logged in. */
export async function isSaved(request: Request, id: number): Promise<boolean> {
  if (!bearerOf(request)) return false
  const saved = await orElse(askAccount(request, '/account/saved-articles/ids', idsSchema), unknown)
  return saved?.data.includes(id) ?? false
}

/** Whether a reader follows a tag. */
export async function isFollowed(request: Request, slug: string): Promise<boolean> {
  if (!bearerOf(request)) return false
  const followed = await orElse(askAccount(request, '/account/followed-tags', tagsSchema), unknown)
  return followed?.data.some((tag) => tag.slug === slug) ?? false
}

/** A page is worth reading also when it cannot be said now whether one has saved it. */
const unknown = () => undefined
