import type { Context } from 'koa'
import { idOf } from '../../../platform/http/parameters'
import { parseInput } from '../../../platform/http/parse-input'
import { editorOf, sourceOf } from '../../../platform/roles/editor'
import type { Handlers } from '../handler'
import { otherAccountInput, rejectOwnCredentials, setOtherPassword } from '../passwords/change-other-account'
import { changeOwnAccount, ownAccountInput } from '../passwords/change-own-account'
import { mailInvitation } from '../passwords/invite-editor'

/** `PUT /admin/users/me`: another e-mail address or password needs the current password. */
export function ownAccountHandlers(): Handlers {
  return {
    async updateMe(ctx) {
      const requester = { editor: editorOf(ctx), source: sourceOf(ctx), sessionId: ctx.state.session?.id }
      const changed = await changeOwnAccount(parseInput(ownAccountInput, ctx.request.body), requester)
      ctx.body = { data: strapi.service('admin::user').sanitizeUser(changed) }
    },
  }
}

/**
 * The handlers for managing users: a new user gets an invitation by mail, and passwords follow our rules instead of
 * Strapi's.
 */
export function otherAccountHandlers({ create, update }: Handlers): Handlers {
  if (!create || !update) throw new Error('The admin has no users to manage')
  return {
    async create(ctx, next) {
      await create(ctx, next)
      await mailInvitation(createdUser(ctx))
    },
    async update(ctx, next) {
      const editorId = idOf(ctx.params.id)
      const input = parseInput(otherAccountInput, ctx.request.body)
      if (editorId !== null) rejectOwnCredentials(input, editorId, editorOf(ctx))
      const { password: _password, ...rest } = Object(ctx.request.body)
      ctx.request.body = rest
      await update(ctx, next)
      if (editorId !== null && input.password !== undefined) await setOtherPassword(editorId, input.password)
    },
  }
}

/** The new user in Strapi's response, including the code of the invitation. */
function createdUser(ctx: Context): { email: string; firstname: string | null; registrationToken: string } {
  return Object(ctx.body).data
}
