import type { Context } from 'koa'
import type { Editor } from '../../platform/roles/editor'

/**
 * Marks the request as having passed every step of the log-in. Nothing else lets Strapi's own log-in find an editor.
 */
export function setProvedEditor(ctx: Pick<Context, 'state'>, editor: Editor): void {
  ctx.state.provedEditor = editor
}

/** The editor who has passed every step of the log-in in the current request. */
export function provedEditor(): Editor | undefined {
  return strapi.requestContext.get()?.state.provedEditor
}
