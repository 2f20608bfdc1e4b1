import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { environment } from '../../../platform/environment/environment'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { idOf } from '../../../platform/http/parameters'
import { moderateComments } from '../permission'
import { type Editor, judgeComment, judgementInput } from './judge'
import { commentQueue } from './queue'

/** The routes of the admin's screen. */
export const moderationRoutes = adminRoutes(
  '/admin/site/comments',
  {
    ...listRoutes(commentQueue, { facts: () => ({ siteUrl: environment.SITE_URL }) }),
    'PUT /:id/judgement': judge,
  },
  moderateComments,
)

async function judge(ctx: Context): Promise<void> {
  const id = idOf(ctx.params.id)
  const judgement = parse(judgementInput, ctx.request.body)
  const judged = id === null ? undefined : await judgeComment(id, judgement, editorOf(ctx))
  if (!judged) throw new errors.NotFoundError('Deze reactie is er niet meer.')
  ctx.body = { data: judged }
}

function parse<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new errors.ValidationError('Dit is geen oordeel over een reactie.')
  return parsed.data
}

/** The policies guarantee that there is one. */
function editorOf({ state: { user } }: Context): Editor {
  const names = [user.firstname, user.lastname].filter(Boolean)
  return { id: user.id, name: names.join(' ') || user.email }
}
