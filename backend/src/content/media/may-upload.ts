import { errors } from '@strapi/utils'
import type { Context } from 'koa'

/** The routes of Strapi's media library that accept files. */
const routes = /^\/upload(?:\/files(?:\/\d+\/replace)?)?\/?$/
const actions = ['plugin::upload.assets.create', 'plugin::upload.assets.update']

/** The data that Strapi's authentication stores about an editor. */
interface Ability {
  can(action: string, subject: string): boolean
}

export function isUploadRoute({ method, path }: Pick<Context, 'method' | 'path'>): boolean {
  return method === 'POST' && routes.test(path)
}

/**
 * Lets an editor with upload permission pass, before the body is read. The route itself checks again, for its own
 * action.
 * @throws UnauthorizedError or ForbiddenError with a Dutch sentence
 */
export async function requireUploader(ctx: Context): Promise<void> {
  let isLoggedIn = false
  // as Strapi's router does for an admin route, which it has not matched yet
  ctx.state.route = { info: { type: 'admin' }, config: {} }
  await strapi.get('auth').authenticate(ctx, async () => {
    isLoggedIn = true
  })
  if (!isLoggedIn) throw new errors.UnauthorizedError('Log in bij de redactie om bestanden te uploaden.')
  const ability = ctx.state.userAbility as Ability | undefined
  if (!actions.some((action) => ability?.can(action, 'plugin::upload.file')))
    throw new errors.ForbiddenError('U mag geen bestanden uploaden.')
}
