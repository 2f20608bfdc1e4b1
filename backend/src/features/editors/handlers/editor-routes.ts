import type { Context } from 'koa'
import { type AdminRoutes, adminRoute } from '../../../platform/http/admin-routes'
import { idOf } from '../../../platform/http/parameters'
import { parseInput } from '../../../platform/http/parse-input'
import { withRetryAfter } from '../../../platform/http/retry-after'
import { editorOf, sourceOf } from '../../../platform/roles/editor'
import {
  endSessionsOf,
  inviteAgain,
  requiredRolesInput,
  requireSecondFactorOf,
  resetSecondFactor,
  showSecurity,
  showSessionsOf,
} from '../owner/manage-editors'
import {
  beginOwnSetUp,
  codeInput,
  passwordInput,
  proofInput,
  renewRecoveryCodes,
  showOwnSecondFactor,
  turnOffSecondFactor,
} from '../second-factor/own-second-factor'
import { confirmSetUp } from '../second-factor/set-up'

type EditorHandler = (ctx: Context) => Promise<object | undefined>

/** The routes of the admin's security screens: an editor's own second factor, and for user managers those of others. */
export const editorRoutes: AdminRoutes = {
  type: 'admin',
  prefix: '/admin/site/editors',
  routes: [
    own('GET', '', (ctx) => showOwnSecondFactor(editorOf(ctx))),
    own('POST', '', (ctx) => beginOwnSetUp(editorOf(ctx), input(ctx, passwordInput).password, sourceOf(ctx))),
    own('POST', '/confirm', async (ctx) => ({
      recoveryCodes: await confirmSetUp(editorOf(ctx), input(ctx, codeInput).code),
    })),
    own('POST', '/recovery-codes', async (ctx) => ({
      recoveryCodes: await renewRecoveryCodes(editorOf(ctx), input(ctx, proofInput), sourceOf(ctx)),
    })),
    own('POST', '/off', async (ctx) => {
      await turnOffSecondFactor(editorOf(ctx), input(ctx, proofInput), sourceOf(ctx))
      return undefined
    }),
    owner('GET', '/security', showSecurity),
    owner('PUT', '/required-roles', async (ctx) => {
      await requireSecondFactorOf(input(ctx, requiredRolesInput))
      return undefined
    }),
    owner('POST', '/:id/second-factor/reset', async (ctx) => {
      await resetSecondFactor(editorOf(ctx), idOf(ctx.params.id))
      return undefined
    }),
    owner('POST', '/:id/invitation', async (ctx) => {
      await inviteAgain(editorOf(ctx), idOf(ctx.params.id))
      return undefined
    }),
    owner('GET', '/:id/sessions', (ctx) => showSessionsOf(editorOf(ctx), idOf(ctx.params.id))),
    owner('DELETE', '/:id/sessions', async (ctx) => {
      await endSessionsOf(editorOf(ctx), idOf(ctx.params.id))
      return undefined
    }),
    owner('DELETE', '/:id/sessions/:sessionId', async (ctx) => {
      await endSessionsOf(editorOf(ctx), idOf(ctx.params.id), ctx.params.sessionId)
      return undefined
    }),
  ],
}

function own(method: 'GET' | 'POST', path: string, handle: EditorHandler) {
  return adminRoute(method, `/me/second-factor${path}`, respondWith(handle))
}

function owner(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handle: EditorHandler) {
  return adminRoute(method, path, respondWith(handle), { action: 'admin::users.update' })
}

function respondWith(handle: EditorHandler) {
  return async (ctx: Context) => {
    ctx.body = (await withRetryAfter(ctx, () => handle(ctx))) ?? {}
  }
}

const input = <S extends Parameters<typeof parseInput>[0]>(ctx: Context, schema: S) =>
  parseInput(schema, ctx.request.body)
