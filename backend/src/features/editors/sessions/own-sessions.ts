import { errors } from '@strapi/utils'
import { editorOf } from '../../../platform/roles/editor'
import type { Handlers } from '../handler'
import { endEditorSession, endEditorSessions } from './end-sessions'
import { listEditorSessions } from './list-sessions'

/**
 * `/admin/users/me/sessions`: Strapi's screen of devices, with the network of each, and a log-out that takes effect at
 * once.
 */
export function ownSessionHandlers(): Handlers {
  return {
    async list(ctx) {
      ctx.body = { data: await listEditorSessions(editorOf(ctx).id, ctx.state.session?.id) }
    },
    async revoke(ctx) {
      const { id } = editorOf(ctx)
      if (!(await endEditorSession(strapi.db.connection, id, ctx.params.sessionId)))
        throw new errors.NotFoundError('Hier was u al uitgelogd.')
      ctx.body = { data: {} }
    },
    async revokeAll(ctx) {
      const keepCurrent = ['true', '1'].includes(String(ctx.query.keepCurrent))
      await endEditorSessions(strapi.db.connection, editorOf(ctx).id, keepCurrent ? ctx.state.session?.id : undefined)
      ctx.body = { data: {} }
    },
  }
}
