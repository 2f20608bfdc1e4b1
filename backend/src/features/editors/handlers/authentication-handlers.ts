import { errors } from '@strapi/utils'
import { parseInput } from '../../../platform/http/parse-input'
import { sourceOf } from '../../../platform/roles/editor'
import type { Handlers } from '../handler'
import { logIn } from '../log-in/log-in'
import { acceptInvitation, invitationInput, openInvitation, openInvitationInput } from '../passwords/accept-invitation'
import { forgotEditorPassword, forgotEditorPasswordInput } from '../passwords/forgot-editor-password'
import { resetEditorPassword, resetEditorPasswordInput } from '../passwords/reset-editor-password'

/** Where browsers say that a request comes from, when it is not from the admin itself (Fetch Metadata). */
const elsewhere = new Set(['cross-site', 'same-site'])
const TAKEN = 'Er is al een beheerder.'
const hasEditors = (): Promise<boolean> => strapi.service('admin::user').exists()

/** Our handlers of `/admin/login` and related routes. Only the log-in and the first registration start a session. */
export function authenticationHandlers({ login, registerAdmin, accessToken }: Handlers): Handlers {
  if (!login || !registerAdmin || !accessToken) throw new Error('The admin has no log-in to strengthen')
  return {
    login: (ctx) => logIn(ctx, login),
    // the cookie alone gives a bearer token: no page of another site may ask for one
    async accessToken(ctx, next) {
      if (elsewhere.has(ctx.get('Sec-Fetch-Site')))
        throw new errors.ForbiddenError('Dit kan alleen vanuit de redactie.')
      await accessToken(ctx, next)
    },
    async registerAdmin(ctx, next) {
      // Strapi checks this again under a lock; here it is cheap
      if (await hasEditors()) throw new errors.ApplicationError(TAKEN)
      try {
        await registerAdmin(ctx, next)
      } catch (error) {
        // another request was first in the meantime
        if (error instanceof errors.ApplicationError && (await hasEditors())) throw new errors.ApplicationError(TAKEN)
        throw error
      }
    },
    async registrationInfo(ctx) {
      ctx.body = { data: await openInvitation(parseInput(openInvitationInput, ctx.query), sourceOf(ctx)) }
    },
    async register(ctx) {
      await acceptInvitation(parseInput(invitationInput, ctx.request.body), sourceOf(ctx))
      ctx.body = { data: {} }
    },
    async forgotPassword(ctx) {
      await forgotEditorPassword(parseInput(forgotEditorPasswordInput, ctx.request.body), sourceOf(ctx))
      ctx.status = 204
    },
    async resetPassword(ctx) {
      await resetEditorPassword(parseInput(resetEditorPasswordInput, ctx.request.body), sourceOf(ctx))
      ctx.body = { data: {} }
    },
  }
}
